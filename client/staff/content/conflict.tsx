import type { ContentEvent } from '../../../src/contract/staff/content.ts';
import { Button } from '../ui/button.tsx';
import { Note } from './note.tsx';
import './conflict.css';

interface ConflictProps {
  /** Their last change. */
  event: ContentEvent | undefined;
  /** Where the two differ. */
  differences: readonly { label: string; theirs: string; mine: string }[];
  onKeepMine(): void;
  onTakeTheirs(): void;
}

/** For the second of two people: both texts side by side, and nothing is lost before one has chosen. */
export function Conflict({ event, differences, onKeepMine, onTakeTheirs }: ConflictProps) {
  return (
    <Note
      tone="warning"
      isNews
      title={`${event?.member ?? 'Somebody'} has changed this while you were at it. What you entered is still here.`}
      actions={
        <>
          <Button kind="main" onClick={onKeepMine}>
            Keep mine
          </Button>
          <Button onClick={onTakeTheirs}>Take theirs</Button>
        </>
      }
    >
      {differences.length > 0 && (
        <dl className="conflict">
          {differences.map(({ label, theirs, mine }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <b>Theirs</b> <span>{theirs || 'empty'}</span>
              </dd>
              <dd>
                <b>Yours</b> <span>{mine || 'empty'}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Note>
  );
}

/** The fields of two records that are not the same, by their labels. */
export function differencesOf<Field extends string>(
  labels: readonly (readonly [Field, string])[],
  theirs: Readonly<Record<Field, string>>,
  mine: Readonly<Record<Field, string>>,
) {
  return labels
    .filter(([field]) => theirs[field] !== mine[field])
    .map(([field, label]) => ({ label, theirs: theirs[field], mine: mine[field] }));
}
