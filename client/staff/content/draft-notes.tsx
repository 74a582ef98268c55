import { useEffect, useRef } from 'react';
import type { ContentEvent } from '../../../src/contract/staff/content.ts';
import { Button } from '../ui/button.tsx';
import { showFault } from '../ui/show-fault.ts';
import { Conflict, type DraftNotesProps } from './conflict.tsx';
import { Note } from './note.tsx';

/** What has to be known of a draft before going on: it is from an earlier time, or somebody else has saved another. */
export function DraftNotes<Field extends string>(props: DraftNotesProps<Field>) {
  const { draft, labels, events } = props;
  if (Object.keys(draft.conflicts).length > 0) return <Conflict {...props} member={editorOf(events)} />;
  if (!draft.isDirty) return null;
  if (draft.taken.length > 0) {
    const names = labels.filter(([field]) => draft.taken.includes(field)).map(([, label]) => label);
    return (
      <Taken
        isRefused={props.isRefused}
        title={`${editorOf(events)} has changed ${names.join(', ')} in the meantime.`}
      />
    );
  }
  if (!draft.isRestored) return null;
  return (
    <Note
      tone="plain"
      icon="undo"
      title="Your unsaved changes have been restored."
      actions={<Button onClick={draft.forget}>Discard</Button>}
    />
  );
}

function Taken({ title, isRefused }: { title: string; isRefused: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRefused && box.current) showFault(box.current);
  }, [isRefused]);
  return (
    <div ref={box} tabIndex={-1}>
      <Note tone="warning" isNews title={title}>
        Their changes are now in the form, along with yours. Save again to keep both.
      </Note>
    </div>
  );
}

function editorOf(events: readonly ContentEvent[] = []): string {
  return events.find(({ action }) => action.endsWith(' edited'))?.member ?? 'A colleague';
}
