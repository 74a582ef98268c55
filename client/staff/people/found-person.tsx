import { useEffect, useRef, useState } from 'react';
import type { Person } from '../../../src/contract/staff/people.ts';
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
            <Button icon="download" onClick={() => setExporting(true)}>
              Export as ZIP
            </Button>
            <Button kind="danger" onClick={() => setErasing(true)}>
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
      {entries.length > 0 && <PersonEntries entries={entries} />}
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
      {exporting && <ExportDialog who={who} confirmedBy={confirmedBy} onClose={() => setExporting(false)} />}
      {erasing && (
        <EraseDialog
          who={who}
          confirmedBy={confirmedBy}
          entries={entries}
          onClose={() => setErasing(false)}
          onErased={onErased}
          onSearchAgain={() => onSearch(who)}
        />
      )}
    </section>
  );
}
