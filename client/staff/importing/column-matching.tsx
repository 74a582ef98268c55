import { type ReactNode, useId, useState } from 'react';
import {
  type OpenedImport,
  type TableColumns,
  type TableTarget,
  tableTargets,
} from '../../../src/contract/staff/moving-in.ts';
import { LoadingBar } from '../../shared/ui/loading-bar.tsx';
import { explainError } from '../calls/failure.ts';
import { Note } from '../editing/note.tsx';
import { Button } from '../ui/button.tsx';
import { CallState } from '../ui/call-state.tsx';
import { Empty } from '../ui/empty.tsx';
import { RecordsTable } from '../ui/records-table.tsx';
import { ScreenSection } from '../ui/screen-page.tsx';
import { StaffIcon } from '../ui/staff-icon.tsx';
import { Written } from '../ui/written.tsx';
import { DiscardButton } from './discard-button.tsx';
import { type ChosenColumns, findMatchFaults, guessTarget } from './match-columns.ts';
import { useColumns, useMatchColumns } from './moving-in-calls.ts';
import '../editing/editing.css';
import '../ui/records.css';
import '../ui/ui.css';

const targetNames: Record<TableTarget, string> = { job: 'Jobs', blog: 'Blogs', contact: 'Contacts' };

interface ColumnMatchingProps {
  opened: OpenedImport;
  /** Leads back to the rehearsal, where there is one already. */
  onClose?: () => void;
}

/** Which column of a table is which field, before there can be a rehearsal. */
export function ColumnMatching({ opened, onClose }: ColumnMatchingProps) {
  const { data: table, error, refetch } = useColumns(opened.id);
  const discard = onClose ? (
    <Button onClick={onClose}>Back</Button>
  ) : (
    <DiscardButton opened={opened}>Discard</DiscardButton>
  );
  if (table !== undefined) return <Matching opened={opened} table={table} aside={discard} />;
  if (error === null) return <LoadingBar label="Loading the columns" />;
  return (
    <Empty title="The columns could not be loaded" text={explainError(error)}>
      <Button onClick={() => void refetch()}>Try again</Button>
      {discard}
    </Empty>
  );
}

interface MatchingProps {
  opened: OpenedImport;
  table: TableColumns;
  /** Stands beside the button. */
  aside: ReactNode;
}

function Matching({ opened: { id }, table, aside }: MatchingProps) {
  const { columns, fields } = table;
  const chosenFor = (each: TableTarget) => (each === table.target ? table.chosen : table.proposed[each]);
  const [target, setTarget] = useState<TableTarget>(() => guessTarget(table));
  const [chosen, setChosen] = useState<ChosenColumns>(() => chosenFor(target));
  const [faults, setFaults] = useState<readonly string[]>([]);
  const match = useMatchColumns();
  const used = columns.filter(({ heading }) => chosen[heading]).length;

  const aim = (next: TableTarget) => {
    setTarget(next);
    setFaults([]);
    setChosen(chosenFor(next));
  };
  const rehearse = () => {
    const found = findMatchFaults(table, target, chosen);
    setFaults(found);
    if (found.length === 0) match.mutate({ id, target, chosen });
  };
  return (
    <ScreenSection
      title="Which column is what?"
      lead="Columns that you leave out are listed in the report. Your choice is remembered for tables with the same headings."
    >
      {table.cameBefore && (
        <Note tone="plain" icon="check" title="Matched as the last time">
          A table with these headings came before. Change it where it differs.
        </Note>
      )}
      <form
        className="moving-columns"
        aria-label="Columns"
        onSubmit={(event) => {
          event.preventDefault();
          if (!match.isPending) rehearse();
        }}
      >
        <fieldset className="switch">
          <legend className="visually-hidden">What each row becomes</legend>
          {tableTargets.map((each) => (
            <button type="button" key={each} aria-pressed={each === target} onClick={() => aim(each)}>
              {targetNames[each]}
            </button>
          ))}
        </fieldset>
        <RecordsTable columns={['Column', 'For example', 'Becomes']}>
          {columns.map(({ heading, examples }) => (
            <ColumnRow
              key={heading}
              heading={heading}
              examples={examples}
              fields={fields[target]}
              field={chosen[heading] ?? ''}
              onChoose={(field) => {
                const { [heading]: _before, ...others } = chosen;
                setChosen(field === '' ? others : { ...others, [heading]: field });
                setFaults([]);
              }}
            />
          ))}
        </RecordsTable>
        {faults.length > 0 && (
          <div className="staff-form__error" role="alert">
            <StaffIcon name="alert" />
            <ul>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </div>
        )}
        <CallState call={match} />
        <div className="staff-form__end">
          <Button kind="main" type="submit" isBusy={match.isPending}>
            Rehearse
          </Button>
          {aside}
          <span className="d-small muted">{`${used} of ${columns.length} columns are used`}</span>
        </div>
      </form>
    </ScreenSection>
  );
}

interface ColumnRowProps {
  heading: string;
  examples: readonly string[];
  fields: TableColumns['fields'][TableTarget];
  /** '' where it is left out. */
  field: string;
  onChoose(field: string): void;
}

const MOST_EXAMPLES = 3;

function ColumnRow({ heading, examples, fields, field, onChoose }: ColumnRowProps) {
  const id = useId();
  return (
    <tr>
      <td>
        <label htmlFor={id} className="records__title">
          <Written text={heading || 'Without a heading'} />
        </label>
      </td>
      <td data-label="For example">
        <ul className="moving-examples">
          {[...new Set(examples)].slice(0, MOST_EXAMPLES).map((example) => (
            <li key={example}>
              <Written text={example} />
            </li>
          ))}
        </ul>
      </td>
      <td data-label="Becomes">
        <select
          id={id}
          className="small-select"
          value={field}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="">Left out</option>
          {fields.map((each) => (
            <option key={each.field} value={each.field}>
              {each.isRequired ? `${each.label} (needed)` : each.label}
            </option>
          ))}
        </select>
      </td>
    </tr>
  );
}
