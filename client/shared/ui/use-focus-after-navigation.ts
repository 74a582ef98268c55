import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * A new page is announced by moving the focus to its heading, as a browser's own navigation would start
 * over at the top. Not on arrival, not for a change of the query alone, and not where a hash leads.
 */
export function useFocusAfterNavigation() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged || toLocation.hash) return;
        const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
        target?.setAttribute('tabindex', '-1');
        target?.focus({ preventScroll: true });
      }),
    [router],
  );
}
