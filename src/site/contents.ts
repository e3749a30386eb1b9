/** In the browser: the table of contents closes its drawer once a part is chosen, and marks the part being read. */
export function enliven(contents: HTMLElement): void {
  contents.addEventListener('click', ({ target }) => {
    const isLink = target instanceof Element && target.closest('a');
    if (isLink && contents.matches(':popover-open')) contents.hidePopover();
  });

  const links = new Map([...contents.querySelectorAll('a')].map((link) => [link.hash.slice(1), link]));
  const inView = new Set<string>();
  const watcher = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) inView.add(target.id);
        else inView.delete(target.id);
      }
      // the innermost part comes last in the document
      const current = [...links.keys()].filter((id) => inView.has(id)).at(-1);
      for (const [id, link] of links) {
        if (id === current) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    },
    // a line across the upper third: what crosses it is being read
    { rootMargin: '-30% 0px -70% 0px' },
  );
  for (const id of links.keys()) {
    const part = document.getElementById(id);
    if (part) watcher.observe(part);
  }
}
