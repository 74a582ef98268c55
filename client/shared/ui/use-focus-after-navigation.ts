import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Moves the focus to the heading of a new page, so that screen readers announce it, as they do after a full page
 * load. Not on the first page, nor when only the query changes, nor when the address has a hash. A page in a frame, the
 * editor's preview, never takes the focus from the page around it.
 */
export function useFocusAfterNavigation() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged || toLocation.hash || window.parent !== window) return;
        const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
        target?.setAttribute('tabindex', '-1');
        target?.focus({ preventScroll: true });
      }),
    [router],
  );
}
