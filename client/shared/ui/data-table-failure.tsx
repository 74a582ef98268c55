import { useHydrated } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';
import './button.css';
import './data-table-failure.css';

/** A list whose rows could not be loaded. */
export interface TableFailure {
  isTrying: boolean;
  tryAgain(): void;
}

interface DataTableFailureProps extends TableFailure {
  noun: string;
  /** Whether rows of an earlier load are still shown. */
  isBesideRows: boolean;
}

/** Explains why the requested rows are missing. It interrupts nothing: no popup, and rows that were loaded stay. */
export function DataTableFailure({ noun, isBesideRows, isTrying, tryAgain }: DataTableFailureProps) {
  const isOffline = useIsOffline();
  const what = isOffline ? 'You are offline.' : `The ${noun} could not be loaded.`;
  const then = isOffline ? 'The list comes when the line is back.' : 'We try again by ourselves.';
  return (
    <div className="table-failure" role="alert">
      <Icon name="alert" />
      <p>
        <strong>{what}</strong> {isBesideRows && 'What was loaded before stays here.'} {then}
      </p>
      <button
        type="button"
        className="btn btn--line btn--small"
        aria-disabled={isTrying}
        onClick={() => isTrying || tryAgain()}
      >
        {isTrying ? 'Trying…' : 'Try again'}
      </button>
    </div>
  );
}

function useIsOffline(): boolean {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return useHydrated() && !isOnline;
}

function subscribe(tell: () => void) {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}
