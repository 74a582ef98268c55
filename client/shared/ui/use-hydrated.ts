import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Whether React has taken the component over, and could change what the server sent. The router's hook of this name makes
 * React render all that use it at once and without a pause, as soon as their part of the page is hydrated: 70 to 130 ms on
 * a cheap phone. After this one React pauses for taps.
 */
export function useHydrated(): boolean {
  const isFromServer = useIsFromServer();
  const [isTaken, setTaken] = useState(false);
  useEffect(() => {
    if (isFromServer) startTransition(() => setTaken(true));
  }, [isFromServer]);
  return isTaken || !(isFromServer || import.meta.env.SSR);
}

/**
 * Whether this component is in the HTML that the server sent; false while the server renders it. React knows that for each
 * component: it renders one anew where the HTML does not fit, for example because an extension of the browser changed it.
 */
export function useIsFromServer(): boolean {
  const [origin] = useState(createOrigin);
  return useSyncExternalStore(origin.subscribe, origin.isFromServer, origin.hydrate);
}

function createOrigin() {
  let isFromServer = false;
  return {
    /** It never changes. */
    subscribe: () => () => {},
    isFromServer: () => isFromServer,
    /** React calls this one on the server, and in the browser only while it hydrates. */
    hydrate: () => {
      isFromServer = !import.meta.env.SSR;
      return isFromServer;
    },
  };
}
