/**
 * The first script of a page. On a slow connection the other scripts would compete with the HTML, CSS and first
 * picture, so they are requested once the first picture has been painted; or as soon as the visitor taps or types; or
 * after MAX_WAIT_MS.
 */
const MAX_WAIT_MS = 6_000;

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
