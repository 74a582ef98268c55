import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { TableView } from './data-table-view.ts';

/**
 * The view of a table that stands in the page's address. What is asked for shows at once and the address follows: two
 * clicks in quick succession both count.
 */
export function useTableAddress(
  path: string,
  inAddress: TableView,
  addressOf: (view: TableView) => object,
): [view: TableView, show: (next: TableView) => void] {
  const navigate = useNavigate();
  const address = JSON.stringify(addressOf(inAddress));
  const [{ view, from }, setAsked] = useState({ view: inAddress, from: address });
  if (from !== address) setAsked({ view: inAddress, from: address });

  function show(next: TableView) {
    setAsked({ view: next, from: address });
    void navigate({
      to: path,
      search: addressOf(next),
      // Typing would fill the history with half words.
      replace: next.search !== view.search,
      resetScroll: false,
    });
  }
  return [view, show];
}
