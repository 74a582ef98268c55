import { useRef, useState } from 'react';
import { MAX_MATCHING, type MatchingItem, type MatchingPage } from '../../../src/contract/staff/inbox.ts';
import { explainError } from '../calls/failure.ts';
import { showToast } from '../ui/notices.ts';

interface Matching {
  query: string;
  items: MatchingItem[];
  /** Whether there are more than can be selected at once. */
  isCut: boolean;
}

/**
 * The selection of everything that a filter finds, beyond what is loaded.
 * @param query differs for every filter: another list begins without a selection.
 * @param load the page of the filter at a cursor.
 */
export function useMatching(
  query: string,
  load: (cursor: string | null | undefined) => Promise<MatchingPage>,
) {
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
        const page: MatchingPage = await load(cursor);
        if (run !== running.current) return;
        items.push(...page.entries);
        setLoaded(items.length);
        cursor = page.next;
      } while (cursor && items.length < MAX_MATCHING);
      setMatching({ query, items: items.slice(0, MAX_MATCHING), isCut: Boolean(cursor) });
    } catch (error) {
      if (run === running.current) void showToast(explainError(error));
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
