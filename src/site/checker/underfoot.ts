/** Tells the page that the checker lies along the lower edge of the window, where things float on small screens. */
import { useCallback, useRef } from 'preact/hooks';

/** How much of the window, from above, is not the lower edge. */
const ABOVE = '-80%';

/** A ref for the element: it carries `data-underfoot` while it reaches over the lower edge of the window. */
export function useUnderfoot(): (element: HTMLElement | null) => void {
  const watcher = useRef<IntersectionObserver | null>(null);
  return useCallback((element: HTMLElement | null) => {
    watcher.current?.disconnect();
    if (element === null) return;
    watcher.current = new IntersectionObserver(
      (changes) => element.toggleAttribute('data-underfoot', changes.at(-1)?.isIntersecting === true),
      { rootMargin: `${ABOVE} 0px 0px 0px` },
    );
    watcher.current.observe(element);
  }, []);
}
