import { useEffect, useRef, useState } from 'react';
import type { Person, PersonEntry } from '../../../src/contract/staff/people.ts';
import { Button } from '../ui/button.tsx';
import { When } from '../ui/when.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { PersonEntries } from './person-entries.tsx';

interface FoundPersonProps {
  who: string;
  person: Person;
  /** Searches for another address or number. */
  onSearch(who: string): void;
  onErased(): void;
}

export function FoundPerson({ who, person, onSearch, onErased }: FoundPersonProps) {
  const { entries, others, erasedAt, confirmedBy } = person;
  const [erasing, setErasing] = useState(false);
  const [exporting, setExporting] = useState(false);
  const groups = [...Map.groupBy(entries, (entry) => entry.person)].sort(([one], [other]) => one - other);
  const [ticked, setTicked] = useState<readonly number[]>([]);
  // With several persons, nobody's data is exported or erased before it is chosen whose.
  const chosen = groups.length === 1 ? [1] : ticked;
  const meant = entries.filter((entry) => chosen.includes(entry.person));
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section className="person" aria-label="Search result">
      <div className="person__head">
        <h3 className="d-head" ref={head} tabIndex={-1}>
          {entries.length === 0
            ? 'No data found for '
            : `${entries.length} ${entries.length === 1 ? 'entry' : 'entries'} for `}
          <span className="person__who">{who}</span>
        </h3>
        {entries.length > 0 && (
          <div className="screen__actions">
            <Button icon="download" disabled={meant.length === 0} onClick={() => setExporting(true)}>
              Export as ZIP
            </Button>
            <Button kind="danger" disabled={meant.length === 0} onClick={() => setErasing(true)}>
              Erase
            </Button>
          </div>
        )}
      </div>
      {erasedAt.map((at) => (
        <p key={at} className="d-small muted">
          Earlier data was erased on <When at={at} full />.
        </p>
      ))}
      {groups.length > 1 && (
        <p>
          The staff says that these are {groups.length} different persons. Choose whose data is exported or
          erased.
        </p>
      )}
      {groups.map(([number, theirs]) =>
        groups.length === 1 ? (
          <PersonEntries key={number} entries={theirs} />
        ) : (
          <PersonGroup
            key={number}
            number={number}
            entries={theirs}
            isTicked={ticked.includes(number)}
            onTick={(isTicked) =>
              setTicked(isTicked ? [...ticked, number] : ticked.filter((each) => each !== number))
            }
          />
        ),
      )}
      {others.length > 0 && (
        <div className="person__others">
          <p className="d-small muted">
            Also given in these entries. Other people may share them, so search for each separately:
          </p>
          {others.map((other) => (
            <Button key={other} icon="search" onClick={() => onSearch(other)}>
              {other}
            </Button>
          ))}
        </div>
      )}
      {exporting && (
        <ExportDialog
          who={who}
          confirmedBy={confirmedBy}
          {...(groups.length > 1 && { entries: meant })}
          onClose={() => setExporting(false)}
        />
      )}
      {erasing && (
        <EraseDialog
          who={who}
          confirmedBy={confirmedBy}
          entries={meant}
          kept={entries.filter((entry) => !meant.includes(entry))}
          persons={chosen.length}
          onClose={() => setErasing(false)}
          onErased={onErased}
          onSearchAgain={() => onSearch(who)}
        />
      )}
    </section>
  );
}

interface PersonGroupProps {
  number: number;
  entries: readonly PersonEntry[];
  isTicked: boolean;
  onTick(isTicked: boolean): void;
}

/** One of several persons who share an address or number, to be chosen. */
function PersonGroup({ number, entries, isTicked, onTick }: PersonGroupProps) {
  const names = [...new Set(entries.map(({ name }) => name).filter((name) => name !== ''))];
  return (
    <section className="person-group" aria-label={`Person ${number}`}>
      <label className="person-group__choice">
        <input type="checkbox" checked={isTicked} onChange={(event) => onTick(event.target.checked)} />
        <span>
          Person {number}
          {names.length > 0 && `: ${names.join(', ')}`}
        </span>
      </label>
      <PersonEntries entries={entries} />
    </section>
  );
}
