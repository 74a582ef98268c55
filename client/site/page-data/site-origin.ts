import { createContext, useContext, useSyncExternalStore } from 'react';

/** The origin of the site for pages that are rendered on the server, such as `https://www.example.com`. */
export const SiteOrigin = createContext<string | undefined>(undefined);

const subscribeToNothing = () => () => {};
const browserOrigin = () => location.origin;

/**
 * The site's origin: `location.origin` in the browser; on the server and during hydration the configured origin, if
 * there is one.
 */
export function useSiteOrigin(): string | undefined {
  const configured = useContext(SiteOrigin);
  return useSyncExternalStore(subscribeToNothing, browserOrigin, () => configured);
}
