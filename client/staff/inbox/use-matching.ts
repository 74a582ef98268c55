import { useRef, useState } from 'react';
import {
  type InboxFilter,
  MAX_MATCHING,
  type MatchingItem,
  type MatchingPage,
} from '../../../src/contract/staff/inbox.ts';
import { messageOf } from '../calls/failure.ts';
import { trpcClient } from '../calls/trpc.ts';
import { showToast } from '../ui/notices.ts';
import { queryOf } from './view-query.ts';

interface Matching {
  /** Of the list that was selected: another list begins without a selection. */
  query: string;
  items: MatchingItem[];
  /** Whether there are more than can be selected at once. */
  isCut: boolean;
}

/** The selection of everything that the filter finds, beyond what is loaded. */
export function useMatching(filter: InboxFilter) {
  const query = queryOf(filter);
  const [matching, setMatching] = useState<Matching>();
  const [loaded, setLoaded] = useState<number>();
  const running = useRef(0);
  const clear = () => {
    running.current += 1;
    setLoaded(undefined);
    setMatching(undefined);
  };
  const select = async () => {
    running.current += 1;
    const run = running.current;
    const items: MatchingItem[] = [];
    setLoaded(0);
    try {
      let cursor: string | null | undefined;
      do {
        const page: MatchingPage = await trpcClient.inbox.listMatching.query({ ...filter, cursor });
        if (run !== running.current) return;
        items.push(...page.entries);
        setLoaded(items.length);
        cursor = page.next;
      } while (cursor && items.length < MAX_MATCHING);
      setMatching({ query, items: items.slice(0, MAX_MATCHING), isCut: Boolean(cursor) });
    } catch (error) {
      if (run === running.current) void showToast(messageOf(error));
    } finally {
      if (run === running.current) setLoaded(undefined);
    }
  };
  return {
    /** Undefined unless everything that matches is selected. */
    selection: matching?.query === query ? matching : undefined,
    /** How many are loaded while they are being selected. */
    loaded,
    select: () => void select(),
    clear,
  };
}

export type UseMatching = ReturnType<typeof useMatching>;
