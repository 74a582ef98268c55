/**
 * The first script of a page. On a slow connection the other scripts would compete with the HTML, CSS and first
 * picture, so they are requested once the first picture has been painted; or as soon as the visitor taps or types; or
 * after MAX_WAIT_MS.
 */
const MAX_WAIT_MS = 6_000;

// Before the browser looks for the place at which somebody left this page: layout.css guesses heights.
const [navigation] = performance.getEntriesByType('navigation');
if (navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate')
  delete document.documentElement.dataset.arrived;

const { scripts, modules, words } = document.querySelector<HTMLElement>('[data-scripts]')?.dataset ?? {};
let isStarted = false;

function start() {
  if (isStarted) return;
  isStarted = true;
  // Each chunk runs in a task of its own, in this order. As imports of the page's chunk they would all run in one, and a
  // tap would wait for all of them.
  const runInOrder = (src: string) => ({ type: 'module', src, async: false });
  add(scripts, 'script', runInOrder);
  // The words of header and footer, which the scripts fetch first.
  add(words, 'link', (href) => ({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href }));
  add(modules, 'script', runInOrder);
  // The first number that a page formats keeps a cheap phone busy for 40 ms, the others for less than one. Better now,
  // while the scripts arrive, than in the middle of hydration.
  setTimeout(() => new Intl.NumberFormat(document.documentElement.lang));
}

function add(addresses: string | undefined, name: string, attributesOf: (address: string) => object) {
  for (const address of addresses?.match(/\S+/g) ?? [])
    document.head.append(Object.assign(document.createElement(name), attributesOf(address)));
}

async function startAfterPaint() {
  const first = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
  // A picture that fails to decode must not delay the scripts.
  await Promise.allSettled([...first].map((picture) => picture.decode()));
  // The first frame after decoding paints the pictures; the second one begins when that has been handed to the
  // screen.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
}

for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start, true);
setTimeout(start, MAX_WAIT_MS);
addEventListener('load', startAfterPaint);

/**
 * Handles a tap, before hydration, on a link that will become the button of a panel. The link leads to the page with
 * the same form; as soon as the button has replaced it, the button is clicked, and if that takes too long the link is
 * followed.
 */
const MAX_TAP_WAIT_MS = 6_000;
const POLL_INTERVAL_MS = 50;

function handleEarlyTap(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-panel]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  link.ariaBusy = 'true';
  link.closest('dialog')?.close();
  let waited = 0;
  const polling = setInterval(() => {
    const button = document.getElementById(`${link.dataset.panel}-panel-button`);
    waited += POLL_INTERVAL_MS;
    if (!button && waited < MAX_TAP_WAIT_MS) return;
    clearInterval(polling);
    button?.focus();
    if (button) button.click();
    else location.assign(link.href);
  }, POLL_INTERVAL_MS);
}

addEventListener('click', handleEarlyTap, true);
