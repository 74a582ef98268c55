const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="menuitemradio"]';
const STEP_PX = 8;
/** The cost of covering a control. The position with the lowest cost wins, and among equals the lowest one. */
const COST = { focused: 1_000, main: 1_000, control: 10, link: 1 };
const SWIPE_PX = 48;

/**
 * Positions a toast so that it covers neither the focused control nor the screen's main button, and no other control
 * where there is room.
 * @param container the container of the toast, at the bottom of the window.
 * @returns a function that stops it.
 */
export function positionToast(container: HTMLElement, toast: HTMLElement): () => void {
  let raised = 0;
  const place = () => {
    const { left, right, top, bottom } = toast.getBoundingClientRect();
    const controls = visibleControls(container);
    let best = { raised: 0, cost: Number.POSITIVE_INFINITY };
    for (let by = 0; top + raised - by >= 0; by += STEP_PX) {
      const area = { left, right, top: top + raised - by, bottom: bottom + raised - by };
      const cost = controls.reduce(
        (sum, control) => sum + (overlaps(area, control.area) ? control.cost : 0),
        0,
      );
      if (cost < best.cost) best = { raised: by, cost };
      if (cost === 0) break;
    }
    raised = best.raised;
    toast.style.translate = `0 ${-raised}px`;
  };
  let waiting = 0;
  const schedulePlacing = () => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(place);
  };
  const events = ['focusin', 'scroll', 'resize'] as const;
  for (const event of events) addEventListener(event, schedulePlacing, { capture: true, passive: true });
  toast.addEventListener('animationend', schedulePlacing);
  place();
  return () => {
    cancelAnimationFrame(waiting);
    for (const event of events) removeEventListener(event, schedulePlacing, { capture: true });
  };
}

function visibleControls(container: HTMLElement) {
  const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  return [...open.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((control) => !container.contains(control) && control.checkVisibility())
    .map((control) => ({ area: control.getBoundingClientRect(), cost: measureCost(control) }))
    .filter(({ area }) => area.bottom > 0 && area.top < innerHeight);
}

function measureCost(control: HTMLElement): number {
  if (control === document.activeElement) return COST.focused;
  if (control.matches('.act--main')) return COST.main;
  return control.matches('a') ? COST.link : COST.control;
}

type Area = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const overlaps = (one: Area, other: Area) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Dismisses the toast by a swipe in any direction. */
export function dismissBySwipe(toast: HTMLElement, dismiss: () => void): void {
  let start: PointerEvent | undefined;
  toast.addEventListener('pointerdown', (event) => {
    start = event;
  });
  toast.addEventListener('pointerup', (event) => {
    if (start === undefined || event.pointerId !== start.pointerId) return;
    if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) >= SWIPE_PX) dismiss();
  });
}
