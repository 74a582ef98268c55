import type { ContentEvent } from '../../../src/contract/staff/content.ts';
import { Button } from '../ui/button.tsx';
import { Note } from './note.tsx';
import type { Base, Draft } from './use-draft.ts';
import './draft-notes.css';

interface DraftNotesProps<Field extends string> {
  draft: Draft<Record<Field, string>>;
  stored: Base<Record<Field, string>>;
  /** Somebody else has saved another version since the draft was begun. */
  isBehind: boolean;
  /** Their last change. */
  event: ContentEvent | undefined;
  labels: readonly (readonly [Field, string])[];
  /** The saving, whose refusal is done with once one has chosen. */
  call: { reset(): void };
}

/** What has to be known of a draft before going on: it is from an earlier time, or another one was saved meanwhile. */
export function DraftNotes<Field extends string>(props: DraftNotesProps<Field>) {
  const { draft, stored, isBehind } = props;
  if (isBehind) return <Conflict {...props} />;
  if (!draft.isRestored || !draft.isDirty) return null;
  return (
    <Note
      tone="plain"
      icon="undo"
      title="What you had entered before is here again. It is not saved yet."
      actions={<Button onClick={() => draft.rebase(stored)}>Forget it</Button>}
    />
  );
}

/** For the second of two people: both texts side by side, and nothing is lost before one has chosen. */
function Conflict<Field extends string>({ draft, stored, event, labels, call }: DraftNotesProps<Field>) {
  const differences = labels.filter(([field]) => stored.values[field] !== draft.values[field]);
  const goOnFrom = (values: Record<Field, string>) => {
    call.reset();
    draft.rebase(stored, values);
  };
  return (
    <Note
      tone="warning"
      isNews
      title={`${event?.member ?? 'Somebody'} has changed this while you were at it. What you entered is still here.`}
      actions={
        <>
          <Button kind="main" onClick={() => goOnFrom(draft.values)}>
            Keep mine
          </Button>
          <Button onClick={() => goOnFrom(stored.values)}>Take theirs</Button>
        </>
      }
    >
      {differences.length > 0 && (
        <dl className="conflict">
          {differences.map(([field, label]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <b>Theirs</b> <span>{stored.values[field] || 'empty'}</span>
              </dd>
              <dd>
                <b>Yours</b> <span>{draft.values[field] || 'empty'}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Note>
  );
}
