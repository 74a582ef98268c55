import { useEffect, useRef } from 'react';
import { linkToItem } from '../ui/use-return-focus.ts';
import { useSingleKeys } from '../ui/use-single-keys.ts';

interface InboxKeys {
  references: string[];
  item: string | undefined;
  open(reference: string): void;
  close(): void;
  toggle(reference: string): void;
  /** Hides the resume; undefined when none is shown. */
  stopReading: (() => void) | undefined;
  /** Clears the selection; undefined when nothing is selected. */
  clear: (() => void) | undefined;
  loadMore(): void;
  help(): void;
}

export const STATUS_OF_ITEM = 'status-of-item';
export const STATUS_OF_CHOSEN = 'status-of-chosen';
export const SEARCH_FIELD = 'inbox-search';
export const REPLY_BUTTON = 'reply-button';
export const NOTE_FIELD = 'note-field';
export const ASSIGN_TO_ME = 'assign-to-me';
export const FOLLOW_UP = 'follow-up';
export const READ_RESUME = 'read-resume';
export const HISTORY_HEADING = 'history-heading';

/** The keyboard shortcuts of the inbox. The cursor is the browser's focus, so that it is visible and announced. */
export function useInboxKeys(keys: InboxKeys) {
  const { references, item, open } = keys;
  /** The item that is open, or will be in a moment: keys may follow each other faster than items open. */
  const target = useRef(item);
  useEffect(() => {
    target.current = item;
  }, [item]);
  const current = () => findReference(document.activeElement) ?? target.current;
  const lastIndex = useRef(0);
  useEffect(() => {
    const at = references.indexOf(item ?? '');
    if (at !== -1) lastIndex.current = at;
  }, [references, item]);
  const step = (by: 1 | -1) => {
    const at = current() === undefined ? -1 : references.indexOf(current() ?? '');
    // The open item may have left the list, for example because a colleague closed it. Continue from its last
    // position.
    const from = at === -1 && item !== undefined ? lastIndex.current - (by === 1 ? 1 : 0) : at;
    const next = references[at === -1 && item === undefined ? 0 : from + by];
    if (from + by >= references.length - 1) keys.loadMore();
    if (next === undefined) return;
    linkToItem(next)?.focus();
    linkToItem(next)?.scrollIntoView({ block: 'nearest' });
    // While an item is open, moving the cursor opens the next one.
    if (item === undefined) return;
    target.current = next;
    open(next);
  };
  const shortcuts: Record<string, () => void> = {
    j: () => step(1),
    k: () => step(-1),
    s: () => (visible(STATUS_OF_CHOSEN) ?? visible(STATUS_OF_ITEM))?.click(),
    x: () => {
      const reference = current();
      if (reference !== undefined && linkToItem(reference)?.checkVisibility()) keys.toggle(reference);
    },
    a: () => visible(ASSIGN_TO_ME)?.click(),
    f: () => visible(FOLLOW_UP)?.click(),
    r: () => visible(REPLY_BUTTON)?.click(),
    v: () => (keys.stopReading ?? (() => visible(READ_RESUME)?.click()))(),
    n: () => visible(NOTE_FIELD)?.focus(),
    '/': () => visible(SEARCH_FIELD)?.focus(),
    '?': keys.help,
    Escape: () => {
      if (keys.stopReading) keys.stopReading();
      else if (keys.clear) keys.clear();
      else if (item !== undefined) {
        keys.close();
        linkToItem(item)?.focus();
      }
    },
  };
  useSingleKeys((key) => shortcuts[key]);
  /** The bar of the selection disappears: the focus goes to the next row, or stays at the last one selected. */
  const focusBeside = (selected: readonly string[], isNext: boolean) => {
    const last = references.findLastIndex((reference) => selected.includes(reference));
    const isFree = (reference: string) => !selected.includes(reference);
    const next = isNext
      ? (references.slice(last + 1).find(isFree) ?? references.slice(0, Math.max(last, 0)).findLast(isFree))
      : undefined;
    const place = linkToItem(next ?? references[last] ?? references[0]);
    place?.focus();
    place?.scrollIntoView({ block: 'nearest' });
  };
  return { step, focusBeside, focusFirst: () => linkToItem(references[0])?.focus() };
}

/** The element, unless a resume or an item covers it: a key must not change what the member does not see. */
function visible(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  return element?.checkVisibility() ? element : null;
}

function findReference(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>('[data-reference]')?.dataset.reference;
}
