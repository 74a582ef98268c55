/**
 * Taps on a part of the page that React has not taken over yet (`client/shared/ui/untaken-part.ts`). If React saw
 * them, it would hydrate the part at once and without a pause, and the paint that answers the tap would wait: up to half
 * a second on a cheap phone.
 */

const UNTAKEN = '[data-untaken]';

const TOUCHES = ['pointerdown', 'pointerup', 'touchstart', 'touchend', 'mousedown', 'mouseup'];

/** What the browser answers by itself. Boxes to tick are not among it: React has to know of them. */
const ANSWERED = [
  'input:not([type=checkbox], [type=radio], [type=file])',
  'textarea',
  'select',
  'label',
  'summary',
  ...('commandForElement' in HTMLButtonElement.prototype ? ['button[commandfor]'] : []),
].join();

const MAX_WAIT_MS = 6_000;
const POLL_INTERVAL_MS = 50;

export function answerEarlyTaps(): void {
  for (const type of TOUCHES)
    addEventListener(type, (event) => partOf(event.target) && event.stopPropagation(), true);
  addEventListener('click', handleClick, true);
}

const partOf = (target: EventTarget | null) => target instanceof Element && target.closest(UNTAKEN);

function handleClick(event: MouseEvent) {
  const target = event.target as Element;
  const link = target.closest<HTMLAnchorElement>('a[data-panel]');
  if (link) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    openPanelOf(link);
    return;
  }
  const part = partOf(target);
  if (!part) return;
  if (target.closest(ANSWERED)) {
    event.stopPropagation();
    return;
  }
  const button = target.closest<HTMLButtonElement>('button[type=button]');
  if (!button) return;
  event.stopPropagation();
  clickWhenTaken(button, part);
}

function clickWhenTaken(button: HTMLButtonElement, part: Element) {
  button.ariaBusy = 'true';
  const observer = new MutationObserver(() => {
    observer.disconnect();
    button.ariaBusy = null;
    button.click();
  });
  observer.observe(part, { attributeFilter: ['data-untaken'] });
}

/**
 * The link becomes the button of a panel, and leads to the page with the same form. As soon as the button has replaced
 * it, the button is clicked, and if that takes too long the link is followed.
 */
function openPanelOf(link: HTMLAnchorElement) {
  link.ariaBusy = 'true';
  link.closest('dialog')?.close();
  let waited = 0;
  const polling = setInterval(() => {
    const button = document.getElementById(`${link.dataset.panel}-panel-button`);
    waited += POLL_INTERVAL_MS;
    if (!button && waited < MAX_WAIT_MS) return;
    clearInterval(polling);
    button?.focus();
    if (button) button.click();
    else location.assign(link.href);
  }, POLL_INTERVAL_MS);
}
