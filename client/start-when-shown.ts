/**
 * The first script of a page. The others are asked for when the page can be read and its first picture is seen, since
 * on a poor line they take more of it than all of that together; or as soon as somebody taps or types, or when that
 * takes too long.
 */
const LONGEST_WAIT_MS = 6_000;

const { scripts, modules } = document.querySelector<HTMLElement>('[data-scripts]')?.dataset ?? {};
let isStarted = false;

function start() {
  if (isStarted) return;
  isStarted = true;
  add(scripts, 'script', (src) => ({ type: 'module', src }));
  // What these will ask for, so that it comes with them.
  add(modules, 'link', (href) => ({ rel: 'modulepreload', href }));
}

function add(addresses: string | undefined, name: string, attributesOf: (address: string) => object) {
  for (const address of addresses?.match(/\S+/g) ?? [])
    document.head.append(Object.assign(document.createElement(name), attributesOf(address)));
}

async function startAfterPaint() {
  const first = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
  // One that cannot be shown is not waited for.
  await Promise.allSettled([...first].map((picture) => picture.decode()));
  // The first frame that shows them is on its way to the screen in the next one.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
}

for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start, true);
setTimeout(start, LONGEST_WAIT_MS);
addEventListener('load', startAfterPaint);

/**
 * A tap on a button that opens a panel, before the scripts are there: until then it is a link to the page of the same
 * form. The panel opens as soon as it can. Where the scripts take too long, or do not come, the link is followed.
 */
const LONGEST_TAP_WAIT_MS = 6_000;

function keepTap(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-panel]');
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  // Read by client/layout/panels/early-tap.ts, which shares no code with this first script.
  document.documentElement.dataset.tapped = link.dataset.panel;
  link.setAttribute('aria-busy', 'true');
  link.closest('dialog')?.close();
  let isFollowed = false;
  const follow = () => {
    if (link.isConnected && !isFollowed) location.assign(link.href);
    isFollowed = true;
  };
  setTimeout(follow, LONGEST_TAP_WAIT_MS);
  for (const script of document.querySelectorAll('head script')) script.addEventListener('error', follow);
}

addEventListener('click', keepTap, true);
