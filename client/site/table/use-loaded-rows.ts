import { useState } from 'react';
import type { TableFailure } from './data-table-failure.tsx';
import type { TableView } from './data-table-view.ts';

interface Load<Data> {
  data: Data | undefined;
  isFetching: boolean;
  errorUpdateCount: number;
  refetch(): unknown;
}

interface LoadedRows<Data> {
  data: Data | undefined;
  /** The view that `data` belongs to. */
  shownView: TableView;
  processing: boolean;
  failure: TableFailure | undefined;
}

/** Keeps what a table shows of a query: the rows of the last answered view stay until the next ones have loaded. */
export function useLoadedRows<Data>(load: Load<Data>, view: TableView): LoadedRows<Data> {
  const [last, setLast] = useState({ data: load.data, view });
  const isLoaded = load.data !== undefined;
  if (isLoaded && (last.data !== load.data || last.view !== view)) setLast({ data: load.data, view });
  const hasFailed = !isLoaded && load.errorUpdateCount > 0;
  return {
    data: load.data ?? last.data,
    shownView: isLoaded || last.data === undefined ? view : last.view,
    processing: load.isFetching && !hasFailed && !isLoaded,
    failure: hasFailed ? { isTrying: load.isFetching, tryAgain: () => void load.refetch() } : undefined,
  };
}
