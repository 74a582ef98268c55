import type { ImportLine } from '../../../src/contract/staff/moving-in.ts';
import { Badge } from '../ui/badge.tsx';
import { Written } from '../ui/written.tsx';
import { actLabels, kindNames } from './import-words.ts';

export interface OverwriteChoice {
  /** The lines that may overwrite what was edited here. */
  overwrite: ReadonlySet<number>;
  onChange(overwrite: ReadonlySet<number>): void;
}

interface ImportLineRowProps {
  line: ImportLine;
  label: 'planned' | 'past';
  failureLabel: string;
  /** Absent where no line needs a decision. */
  choice: OverwriteChoice | undefined;
}

export function ImportLineRow({ line, label, failureLabel, choice }: ImportLineRowProps) {
  const { id, place, title, kind, act, failure, leadsTo } = line;
  return (
    <tr>
      <td>
        {leadsTo === null ? (
          <span className="records__title">
            <Written text={title || 'Without a title'} />
          </span>
        ) : (
          <a className="records__name" href={`/staff${leadsTo}`}>
            <Written text={title || 'Without a title'} />
          </a>
        )}
      </td>
      <td data-label="Place">{place}</td>
      <td data-label="Kind">{kind === null ? '–' : kindNames[kind][0]}</td>
      <td data-label={label === 'planned' ? 'What happens' : 'What happened'}>
        <LineState line={line} label={label} failureLabel={failureLabel} />
      </td>
      <td data-label={line.notes.length > 0 || failure !== '' ? 'Notes' : undefined} className="moving-notes">
        {(line.notes.length > 0 || failure !== '') && (
          <div>
            {failure !== '' && (
              <p className="moving-notes__failure">
                <Written text={failure} />
              </p>
            )}
            <LineNotes notes={line.notes} />
          </div>
        )}
      </td>
      {choice && (
        <td data-label={act === 'ask' ? 'Decision' : undefined}>
          {act === 'ask' && <OverwriteTick id={id} title={title} choice={choice} />}
        </td>
      )}
    </tr>
  );
}

function LineState({
  line: { act, state },
  label,
  failureLabel,
}: Pick<ImportLineRowProps, 'line' | 'label' | 'failureLabel'>) {
  if (state === 'failed') return <Badge tone="bad">{failureLabel}</Badge>;
  if (state === 'undone') return <Badge tone="still">Taken back</Badge>;
  const isOpen = state === 'waiting' && label === 'past' && (act === 'make' || act === 'change');
  if (isOpen) return <Badge tone="still">Waits</Badge>;
  return <Badge tone={actLabels[act].tone}>{actLabels[act][label]}</Badge>;
}

const MOST_UNFOLDED = 3;

/** A few notes are shown as they are; the others of a long list unfold. */
function LineNotes({ notes }: Pick<ImportLine, 'notes'>) {
  if (notes.length <= MOST_UNFOLDED) return <NoteList notes={notes} />;
  const rest = notes.slice(MOST_UNFOLDED - 1);
  return (
    <>
      <NoteList notes={notes.slice(0, MOST_UNFOLDED - 1)} />
      <details>
        <summary>{`${rest.length} more notes`}</summary>
        <NoteList notes={rest} />
      </details>
    </>
  );
}

const outcomes = { changed: 'Changed', dropped: 'Left out' } as const;

function NoteList({ notes }: Pick<ImportLine, 'notes'>) {
  return (
    <ul>
      {notes.map(({ outcome, text, place }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two notes may say the same
        <li key={index}>
          <b>{outcomes[outcome]}</b>
          {place && ` in ${place}`}: <Written text={text} />
        </li>
      ))}
    </ul>
  );
}

function OverwriteTick({ id, title, choice }: { id: number; title: string; choice: OverwriteChoice }) {
  const { overwrite, onChange } = choice;
  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={overwrite.has(id)}
        onChange={({ target: { checked } }) => {
          const next = new Set(overwrite);
          if (checked) next.add(id);
          else next.delete(id);
          onChange(next);
        }}
      />
      <span>
        Overwrite what was edited here<span className="visually-hidden">: {title}</span>
      </span>
    </label>
  );
}
