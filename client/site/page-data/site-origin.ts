import { createContext, useContext, useSyncExternalStore } from 'react';

/** Where the site stands, for pages that are drawn on the server: `https://www.example.com`. */
export const SiteOrigin = createContext<string | undefined>(undefined);

const never = () => () => {};
const ofBrowser = () => location.origin;

/** The site's origin: the browser's own, and before it has taken over what the server was told, if anything. */
export function useSiteOrigin(): string | undefined {
  const told = useContext(SiteOrigin);
  return useSyncExternalStore(never, ofBrowser, () => told);
}
