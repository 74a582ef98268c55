import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { foundKinds, importActs, type OpenedImport } from '../../../src/contract/staff/moving-in.ts';
import { LoadingBar } from '../../shared/ui/loading-bar.tsx';
import { messageOf } from '../calls/failure.ts';
import { queries } from '../calls/trpc.ts';
import { ListTools } from '../editing/list-tools.tsx';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { FilterChoice } from '../ui/filter-inputs.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { ScreenSection } from '../ui/screen-page.tsx';
import { ImportLineRow, type OverwriteChoice } from './import-line-row.tsx';
import { actLabels, failureLabel, isPlanned, kindLabel, sumOf } from './import-words.ts';
import type { LinesFilter } from './moving-in-address.ts';
import { useImportLines } from './moving-in-calls.ts';
import '../ui/records.css';

const route = getRouteApi('/moving-in/$id');

interface ImportLinesProps {
  opened: OpenedImport;
  /** Absent once the decision is made. */
  choice: OverwriteChoice | undefined;
}

/** Every item of the file, with what becomes of it and why. */
export function ImportLines({ opened: { id, state, counts }, choice }: ImportLinesProps) {
  const filter = route.useSearch();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const list = useImportLines(id, filter, search, state);
  const lines = list.data?.pages.flatMap((page) => page.lines) ?? [];
  const isAsking = choice !== undefined && sumOf(counts, 'items', 'ask') > 0;
  // What was done to the lines is known only once the work has ended.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each state
  useEffect(() => {
    void queries.movingIn.lines.invalidate({ id });
  }, [id, state]);
  const narrow = (changes: { [Name in keyof LinesFilter]: LinesFilter[Name] }) =>
    void navigate({
      to: '/moving-in/$id',
      params: { id: String(id) },
      search: { ...filter, ...changes },
      replace: true,
      resetScroll: false,
    });
  const label = isPlanned(state) ? 'planned' : 'past';
  return (
    <ScreenSection title="Line by line">
      <ListTools
        label="Which lines are shown"
        views={[
          ['all', 'All'],
          ['notes', 'With notes'],
          ['failed', failureLabel(state), sumOf(counts, 'failed')],
        ]}
        view={filter.only ?? 'all'}
        onView={(view) => narrow({ only: view === 'all' ? undefined : view })}
        search={search}
        onSearch={setSearch}
        hint="Search by title or place"
      />
      <div className="moving-filters">
        <FilterChoice
          label="Kind"
          value={filter.kind}
          choices={foundKinds.map((kind) => [kind, kindLabel(kind)] as const)}
          onPick={(kind) => narrow({ kind })}
        />
        <FilterChoice
          label="What becomes of it"
          value={filter.act}
          choices={importActs.map((act) => [act, actLabels[act][label]] as const)}
          onPick={(act) => narrow({ act })}
        />
      </div>
      {list.isPending && <LoadingBar label="Loading the lines" />}
      {list.error && list.data === undefined && (
        <Empty title="The lines could not be loaded" text={messageOf(list.error)}>
          <Button onClick={() => void list.refetch()}>Try again</Button>
        </Empty>
      )}
      {list.data && lines.length === 0 && (
        <Empty title="No lines found" text="Try other words, or fewer filters." />
      )}
      {lines.length > 0 && (
        <table className="table records moving-lines" aria-busy={list.isPlaceholderData}>
          <thead>
            <tr>
              <th scope="col">Title</th>
              <th scope="col">Place</th>
              <th scope="col">Kind</th>
              <th scope="col">{label === 'planned' ? 'What happens' : 'What happened'}</th>
              <th scope="col">Notes</th>
              {isAsking && <th scope="col">Overwrite</th>}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <ImportLineRow
                key={line.id}
                line={line}
                label={label}
                failureLabel={failureLabel(state)}
                choice={isAsking ? choice : undefined}
              />
            ))}
          </tbody>
        </table>
      )}
      <MoreButton list={list} />
    </ScreenSection>
  );
}
