/** One tab stop for the board and one for each side of the table; arrow keys go to the next button that lies in their direction. */
import { useEffect, useRef } from 'preact/hooks';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Sideways distance counts this much more than distance ahead. */
const ASIDE = 3;

/** Attributes for the element around the buttons, which carry `data-spot`. `letGo` is called on Escape. */
export function useRoving(letGo: () => void) {
  const around = useRef<HTMLDivElement>(null);
  /** The spot where each group was left. */
  const left = useRef(new WeakMap<Element, string>());

  const settle = () => {
    const groups = Map.groupBy(spotsIn(around.current), groupOf);
    for (const [group, spots] of groups) {
      const kept = spots.find(({ dataset }) => dataset.spot === left.current.get(group)) ?? spots[0];
      for (const spot of spots) spot.tabIndex = spot === kept ? 0 : -1;
    }
  };
  useEffect(settle);

  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.dataset.spot === undefined) return;
    left.current.set(groupOf(target), target.dataset.spot);
    settle();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') letGo();
    const spots = spotsIn(around.current);
    const from = spots.find((spot) => spot === document.activeElement);
    if (from === undefined || event.altKey || event.metaKey) return;
    const step = STEPS[event.key];
    const to = step === undefined ? jump(event, spots, from) : ahead(spots, from, step);
    if (to === undefined) return;
    event.preventDefault();
    to.focus();
  };
  return { ref: around, onFocusIn, onKeyDown };
}

const groupOf = (spot: HTMLElement): Element => spot.closest('.grid, .side, .dice:not(.area)') ?? spot;

function spotsIn(around: HTMLElement | null): readonly HTMLElement[] {
  return around === null ? [] : [...around.querySelectorAll<HTMLElement>('[data-spot]')];
}

/** Home and End: the ends of the row, or of everything with Ctrl. */
function jump({ key, ctrlKey }: KeyboardEvent, spots: readonly HTMLElement[], from: HTMLElement) {
  if (key !== 'Home' && key !== 'End') return undefined;
  const row = from.closest('tr, .area');
  const among = ctrlKey ? spots : spots.filter((spot) => spot.closest('tr, .area') === row);
  return key === 'Home' ? among[0] : among.at(-1);
}

function ahead(spots: readonly HTMLElement[], from: HTMLElement, [x, y]: readonly [number, number]) {
  const here = middle(from);
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const there = middle(spot);
    const forward = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    const distance = forward + aside * ASIDE;
    if (forward > 1 && distance < least) {
      best = spot;
      least = distance;
    }
  }
  return best;
}

function middle(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
