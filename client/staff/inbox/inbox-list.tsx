import { type ComponentProps, useEffect, useRef } from 'react';
import type { InboxFilter } from '../../../src/contract/staff/inbox.ts';
import { LoadingBar } from '../../shared/ui/loading-bar.tsx';
import { explainError } from '../calls/failure.ts';
import { useMay } from '../calls/session.ts';
import { trpc } from '../calls/trpc.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { ColumnMenu } from './columns/column-menu.tsx';
import { ExportLink } from './export-link.tsx';
import { InboxRow } from './inbox-row.tsx';
import { MatchingNote } from './matching-note.tsx';
import type { UseInboxAddress } from './use-inbox-address.ts';
import type { useInboxList } from './use-inbox-list.ts';
import type { UseMatching } from './use-matching.ts';
import './inbox.css';

interface InboxListProps {
  address: UseInboxAddress;
  list: ReturnType<typeof useInboxList>;
  selected: ReadonlySet<string>;
  onToggle(reference: string): void;
  onToggleAll(): void;
  /** The selection of everything that matches, beyond what is loaded. */
  matching: UseMatching;
  onClear(): void;
}

export function InboxList({
  address,
  list,
  selected,
  onToggle,
  onToggleAll,
  matching,
  onClear,
}: InboxListProps) {
  const may = useMay();
  const { entries, error, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage } = list;
  if (isPending) return <LoadingBar label="Loading the list" />;
  if (error && entries.length === 0)
    return (
      <Empty title="The list could not be loaded" text={explainError(error)}>
        <Button onClick={() => void list.refetch()}>Try again</Button>
      </Empty>
    );
  if (entries.length === 0) return <EmptyList address={address} />;
  const workable = entries.filter(({ mayWork }) => mayWork).length;
  const selectedCount = entries.filter(({ reference }) => selected.has(reference)).length;
  return (
    <>
      {isPlaceholderData && <LoadingBar label="Loading the list" />}
      <div className="inbox-all">
        {workable === 0 ? (
          <span>Newest first</span>
        ) : (
          <label>
            <input
              type="checkbox"
              checked={selectedCount === workable}
              ref={(box) => {
                if (box) box.indeterminate = selectedCount > 0 && selectedCount < workable;
              }}
              onChange={onToggleAll}
            />
            {selectedCount > 0 ? `${selectedCount} selected` : 'Newest first'}
          </label>
        )}
        <span className="inbox-all__acts">
          <ColumnMenu list="inbox" name="Details" />
          {may('exportInbox') && <ExportLink filter={address.filter} />}
        </span>
      </div>
      {selectedCount > 0 && selectedCount === workable && (hasNextPage || matching.selection) && (
        <InboxMatchingNote
          filter={address.filter}
          matching={matching}
          selected={selectedCount}
          onClear={onClear}
        />
      )}
      <ul className="inbox-rows">
        {entries.map((entry) => (
          <InboxRow
            key={entry.reference}
            entry={entry}
            address={address}
            isSelected={selected.has(entry.reference)}
            onToggle={onToggle}
          />
        ))}
      </ul>
      {hasNextPage && <LoadMore isLoading={isFetchingNextPage} load={() => void list.fetchNextPage()} />}
    </>
  );
}

/** Loads more when the end of the list comes near. The button is for members who reach the end before that. */
function LoadMore({ isLoading, load }: { isLoading: boolean; load(): void }) {
  const end = useRef<HTMLDivElement>(null);
  const loadNow = useRef(load);
  loadNow.current = load;
  useEffect(() => {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) loadNow.current();
      },
      { rootMargin: '600px' },
    );
    if (end.current) watch.observe(end.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div className="inbox-older" ref={end}>
      <Button disabled={isLoading} onClick={load}>
        {isLoading ? 'Loading older items' : 'Load older items'}
      </Button>
    </div>
  );
}

function EmptyList({ address: { filter, narrow } }: { address: UseInboxAddress }) {
  const { view, search, ...others } = filter;
  const isNarrowed = search !== '' || Object.values(others).some((value) => value !== undefined);
  if (!isNarrowed && view === 'open')
    return (
      <Empty
        title="Nothing is open"
        text="New contacts, quotations and applications are listed here by themselves as they come in."
      >
        <Button onClick={() => narrow({ view: 'inbox' })}>Show all</Button>
      </Empty>
    );
  if (!isNarrowed)
    return view === 'suspects' ? (
      <Empty
        title="No suspected spam"
        text="Submissions that look automated are held here. No confirmation is sent until you restore them."
      />
    ) : (
      <Empty title="No submissions yet" text="Contacts, quotations and applications will appear here." />
    );
  return (
    <Empty title="No results" text="Try other words, or remove some filters.">
      {view === 'open' && <Button onClick={() => narrow({ view: 'inbox' })}>Search in all</Button>}
      <Button onClick={() => narrow(noFilters)}>{view === 'open' ? 'Show all open' : 'Show all'}</Button>
    </Empty>
  );
}

const noFilters = {
  search: '',
  kind: undefined,
  status: undefined,
  stage: undefined,
  assignee: undefined,
  flag: undefined,
  city: undefined,
  job: undefined,
  waiting: undefined,
  followUp: undefined,
  mentioned: undefined,
  from: undefined,
  until: undefined,
};

type InboxMatchingNoteProps = Omit<ComponentProps<typeof MatchingNote>, 'found'> & { filter: InboxFilter };

/** Counts what the filter finds only while it is offered. */
function InboxMatchingNote({ filter, ...props }: InboxMatchingNoteProps) {
  const isOffered = props.matching.selection === undefined;
  const { data } = trpc.inbox.countMatching.useQuery(filter, { enabled: isOffered });
  return <MatchingNote found={data} {...props} />;
}
