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
 * form. The button that takes its place is pressed as soon as it stands. Where that takes too long, the link is followed.
 */
const LONGEST_TAP_WAIT_MS = 6_000;
const LOOK_EVERY_MS = 50;

function keepTap(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-panel]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  link.ariaBusy = 'true';
  link.closest('dialog')?.close();
  let waited = 0;
  const looking = setInterval(() => {
    const button = document.getElementById(`${link.dataset.panel}-panel-button`);
    waited += LOOK_EVERY_MS;
    if (!button && waited < LONGEST_TAP_WAIT_MS) return;
    clearInterval(looking);
    button?.focus();
    if (button) button.click();
    else location.assign(link.href);
  }, LOOK_EVERY_MS);
}

addEventListener('click', keepTap, true);
