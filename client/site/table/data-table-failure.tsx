import { useSyncExternalStore } from 'react';
import { Icon } from '../../shared/ui/icon.tsx';
import { useHydrated } from '../../shared/ui/use-hydrated.ts';
import { useWords } from '../page-data/site-context.tsx';
import type { TableArea } from './table-summary.ts';
import '../../shared/ui/button.css';
import './table.css';

/** A list whose rows could not be loaded. */
export interface TableFailure {
  isTrying: boolean;
  tryAgain(): void;
}

interface DataTableFailureProps extends TableFailure {
  area: TableArea;
  /** Whether rows of an earlier load are still shown. */
  isBesideRows: boolean;
}

/** Explains why the requested rows are missing. It interrupts nothing: no popup, and rows that were loaded stay. */
export function DataTableFailure({ area, isBesideRows, isTrying, tryAgain }: DataTableFailureProps) {
  const words = useWords();
  const isOffline = useIsOffline();
  return (
    <div className="table-failure" role="alert">
      <Icon name="alert" />
      <p>
        <strong>{words(isOffline ? 'tables.offline' : `${area}.loadFailed`)}</strong>{' '}
        {isBesideRows && words('tables.keptRows')} {words(isOffline ? 'tables.offlineRetry' : 'tables.retry')}
      </p>
      <button
        type="button"
        className="btn btn--line btn--small"
        aria-disabled={isTrying}
        onClick={() => isTrying || tryAgain()}
      >
        {words(isTrying ? 'tables.trying' : 'common.tryAgain')}
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
