/**
 * The first script of a page. The others are asked for when the page can be read and its first picture is seen, since
 * on a poor line they take more of it than all of that together; or as soon as somebody taps or types, or when that
 * takes too long.
 */
const LONGEST_WAIT_MS = 6_000;

const { scripts, modules } = document.querySelector<HTMLScriptElement>('script[data-scripts]')?.dataset ?? {};
const started = new AbortController();
const { signal } = started;

function start() {
  if (signal.aborted) return;
  started.abort();
  for (const src of scripts?.split(' ') ?? []) add('script', { type: 'module', src });
  // What these will ask for, so that it comes with them.
  for (const href of modules?.split(' ') ?? []) add('link', { rel: 'modulepreload', href });
}

function add(name: 'script' | 'link', attributes: object) {
  document.head.append(Object.assign(document.createElement(name), attributes));
}

async function startAfterPaint() {
  const first = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  // One that cannot be shown is not waited for.
  await Promise.allSettled([...first].map((picture) => picture.decode()));
  // The first frame that shows them is on its way to the screen in the next one.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
}

for (const type of ['pointerdown', 'keydown', 'focusin'])
  addEventListener(type, start, { capture: true, passive: true, signal });
setTimeout(start, LONGEST_WAIT_MS);
if (document.readyState === 'complete') void startAfterPaint();
else addEventListener('load', startAfterPaint, { signal });
