import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { InboxEntry } from '../../../src/contract/staff/inbox.ts';
import { LoadingBar } from '../../shared/ui/loading-bar.tsx';
import { trpcClient } from '../calls/trpc.ts';
import { SetupNote } from '../editing/site/setup/setup-note.tsx';
import { BulkProgress } from './bulk-progress.tsx';
import { withoutHashAndPercent } from './inbox-address.ts';
import { InboxItemPane } from './inbox-item-pane.tsx';
import { InboxList } from './inbox-list.tsx';
import { InboxTools } from './inbox-tools.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { ShortcutsHelp } from './shortcuts-help.tsx';
import { useInboxActions } from './use-inbox-actions.ts';
import { useInboxAddress } from './use-inbox-address.ts';
import { refreshItem, useInboxItem } from './use-inbox-item.ts';
import { READ_RESUME, useInboxKeys } from './use-inbox-keys.ts';
import { useInboxList } from './use-inbox-list.ts';
import { useMatching } from './use-matching.ts';
import { writeQuery } from './view-query.ts';
import { WaitingActsNote } from './waiting-acts-note.tsx';
import './inbox.css';

/** The list, and the opened item beside it; on a narrow window in its place. */
export default function InboxScreen() {
  const address = useInboxAddress();
  const list = useInboxList(address.filter);
  const actions = useInboxActions();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const matching = useMatching(writeQuery(address.filter), (cursor) =>
    trpcClient.inbox.listMatching.query({ ...address.filter, cursor }),
  );
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  /** The search whose first result should receive the focus. */
  const [pendingSearch, setPendingSearch] = useState<string>();

  const references = list.entries.map(({ reference }) => reference);
  // Bulk actions must not affect selected items that the current filter hides.
  const workable = list.entries.filter(({ mayWork }) => mayWork).map(({ reference }) => reference);
  const visibleSelection = workable.filter((reference) => selected.has(reference));
  const all = matching.selection?.items;
  const clearSelection = () => {
    setSelected(new Set());
    matching.clear();
  };
  const toggle = (reference: string) => {
    matching.clear();
    const next = new Set(visibleSelection);
    if (!next.delete(reference) && workable.includes(reference)) next.add(reference);
    setSelected(next);
  };
  const { isReading } = address;
  const stopReading = () => void address.read(false);
  const keys = useInboxKeys({
    // While a resume is read, other kinds of items are passed over.
    references: [...(address.among ?? (isReading ? applicationsAmong(list.entries) : references))],
    stopReading: isReading ? stopReading : undefined,
    item: address.item,
    open: address.open,
    close: address.close,
    toggle,
    clear: visibleSelection.length > 0 ? clearSelection : undefined,
    loadMore: () => address.among === undefined && list.hasNextPage && void list.fetchNextPage(),
    help: () => setIsHelpOpen(true),
  });

  const areResultsShown = pendingSearch === address.words && !list.isFetching;
  const focusFirst = useEffectEvent(keys.focusFirst);
  useEffect(() => {
    if (!areResultsShown) return;
    focusFirst();
    setPendingSearch(undefined);
  }, [areResultsShown]);

  return (
    <div
      className={['inbox', address.item !== undefined && 'inbox--opened', isReading && 'inbox--reading']
        .filter(Boolean)
        .join(' ')}
    >
      <section className="inbox__list" aria-label="List">
        <InboxTools
          address={address}
          onHelp={() => setIsHelpOpen(true)}
          onSearched={(words) => setPendingSearch(withoutHashAndPercent(words))}
        />
        <SetupNote />
        <InboxList
          address={address}
          list={list}
          selected={selected}
          onToggle={toggle}
          onToggleAll={() => {
            matching.clear();
            setSelected(new Set(visibleSelection.length === workable.length ? [] : workable));
          }}
          matching={matching}
          onClear={clearSelection}
        />
        <WaitingActsNote />
        {actions.progress && <BulkProgress {...actions.progress} onStop={actions.stop} />}
        {(visibleSelection.length > 0 || all) && (
          <SelectionBar
            items={all ?? list.entries.filter(({ reference }) => visibleSelection.includes(reference))}
            isSuspects={address.filter.view === 'suspects'}
            actions={actions}
            filter={address.filter}
            onDone={(wasActed) => {
              keys.focusBeside(visibleSelection, wasActed);
              clearSelection();
            }}
          />
        )}
      </section>
      <section className="inbox__item" aria-label="Item">
        <InboxItemPane address={address} actions={actions} step={keys.step} />
      </section>
      {isReading && address.item !== undefined && (
        <div className="inbox__resume">
          <ItemReader reference={address.item} step={keys.step} onClose={stopReading} />
        </div>
      )}
      {isHelpOpen && <ShortcutsHelp onClose={() => setIsHelpOpen(false)} />}
    </div>
  );
}

function applicationsAmong(entries: InboxEntry[]): string[] {
  return entries.filter(({ kind }) => kind === 'application').map(({ reference }) => reference);
}

/** Loaded with the first resume that is opened. */
const ResumeReader = lazy(() => import('./resume/reader/resume-reader.tsx'));

interface ItemReaderProps {
  reference: string;
  /** Opens the next or the previous application of the list. */
  step(by: 1 | -1): void;
  onClose(): void;
}

/** The resume of the opened item. It stays open while the member steps from one applicant to the next. */
function ItemReader({ reference, step, onClose }: ItemReaderProps) {
  const { data: item, error } = useInboxItem(reference);
  // The focus returns to the button that opens the reader: a narrow window shows it again by now.
  useEffect(() => () => document.getElementById(READ_RESUME)?.focus(), []);
  return (
    <Suspense fallback={<LoadingBar label="Loading the reader" />}>
      <ResumeReader
        reference={reference}
        applicant={item}
        error={error}
        refresh={() => void refreshItem(reference)}
        step={step}
        onClose={onClose}
      />
    </Suspense>
  );
}
