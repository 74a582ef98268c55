import type { AnyRouter } from '@tanstack/react-router';

/** What layout.css and data-table-cards.css do not lay out before it comes near the screen. */
const LATER = '.section, .closing, .footer, .data-table tbody tr';

/**
 * Looks after the parts of an arrived page that the browser has not laid out, and whose heights it guesses. Where a
 * visitor left a page is found again by a number of pixels, which needs the true heights:
 *
 * - a page to which somebody comes back is laid out whole before the router looks for the place,
 * - a new one is laid out part by part when the browser has nothing else to do. It remembers the heights, and goes on
 *   skipping what is far from the screen.
 */
export function layOutLater(router: AnyRouter): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  if (!isNew) layOutWhole();
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation !== undefined && pathChanged) layOutWhole();
  });
  if (isNew && 'requestIdleCallback' in window)
    layOutNext(document.querySelectorAll<HTMLElement>(LATER).values());
}

function layOutWhole() {
  delete document.documentElement.dataset.arrived;
}

function layOutNext(parts: Iterator<HTMLElement>) {
  requestIdleCallback(() => {
    const part = parts.next().value;
    if (part === undefined) return;
    part.style.contentVisibility = 'visible';
    // The browser has remembered its height when it has drawn it.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        part.style.contentVisibility = '';
        layOutNext(parts);
      }),
    );
  });
}
