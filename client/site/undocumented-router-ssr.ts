import type { AnyRouter } from '@tanstack/react-router';

/**
 * Tells the router that the server has rendered this page, so that its first render has the same elements and React can
 * hydrate them. The documented way, `hydrate` of `@tanstack/react-router/ssr/client`, needs an inline script, which the
 * pages' Content-Security-Policy forbids. Instead this sets the field `ssr`, which is not documented.
 *
 * To do without it, put `data-render-anew` on the <html> element of client/index.html.
 */
export function markAsServerRendered(router: AnyRouter): void {
  router.ssr = { manifest: undefined };
}
