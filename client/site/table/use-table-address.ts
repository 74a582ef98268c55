import { useEffect, useMemo, useState } from 'react';
import type { TableView } from './data-table-view.ts';

/**
 * Keeps the view of a table in the address of the page. A requested view is returned at once and the address follows,
 * so that two clicks in quick succession both count.
 */
export function useTableAddress<Search>(
  inAddress: TableView,
  addressOf: (view: TableView) => Search,
  navigate: (search: Search, options: { replace: boolean; resetScroll: boolean }) => void,
): [view: TableView, show: (next: TableView) => void] {
  const address = JSON.stringify(addressOf(inAddress));
  // Compared as text, because the router makes a new object at each render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const reached = useMemo(() => inAddress, [address]);
  /** The requested view, until the address has it. */
  const [asked, setAsked] = useState<{ view: TableView; from: string }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has changed, so what was asked for is done; otherwise Back would show it again
  useEffect(() => setAsked(undefined), [address]);
  const view = asked?.from === address ? asked.view : reached;

  function show(next: TableView) {
    setAsked({ view: next, from: address });
    // Otherwise typing a search would fill the history with half words.
    navigate(addressOf(next), { replace: next.search !== view.search, resetScroll: false });
  }
  return [view, show];
}
