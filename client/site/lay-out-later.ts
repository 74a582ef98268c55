import type { AnyRouter } from '@tanstack/react-router';

/** What layout.css and data-table-cards.css do not lay out before it comes near the screen. */
const LATER = '.section, .closing, .footer, .data-table tbody tr';

/**
 * Lays out, part by part and when the browser has nothing else to do, what it has skipped of an arrived page. It
 * remembers the heights, which it only guessed, and goes on skipping what is far from the screen. Where a visitor left
 * a page is found again by a number of pixels, so the pages after this one are laid out whole.
 */
export function layOutLater(router: AnyRouter): void {
  const { dataset } = document.documentElement;
  if (!('arrived' in dataset)) return;
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation !== undefined && pathChanged) delete dataset.arrived;
  });
  if (!('requestIdleCallback' in window)) return;
  void idleTime().then(() => layOutAll(document.querySelectorAll<HTMLElement>(LATER)));
}

async function layOutAll(parts: Iterable<HTMLElement>) {
  for (const part of parts) {
    // A tap has to wait for the end of a task, so each task does one thing: reading a style works out the styles, reading
    // a place lays out, and the next frame paints.
    await idleTime();
    part.style.contentVisibility = 'visible';
    getComputedStyle(part).getPropertyValue('content-visibility');
    await idleTime();
    part.getBoundingClientRect();
    // The browser has remembered its height when it has drawn it.
    await frame();
    await frame();
    part.style.contentVisibility = '';
  }
}

const idleTime = () => new Promise((resolve) => requestIdleCallback(resolve));
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
