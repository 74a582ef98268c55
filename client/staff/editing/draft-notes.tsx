import { useEffect, useRef } from 'react';
import type { ContentEvent } from '../../../src/contract/staff/content.ts';
import { readStatus } from '../calls/failure.ts';
import { Button } from '../ui/button.tsx';
import { showFault } from '../ui/show-fault.ts';
import { Conflict, type DraftNotesProps } from './conflict.tsx';
import { Note } from './note.tsx';

/**
 * Notes above the form of a draft: that it was restored, that a colleague changed other fields, or that there is a
 * conflict.
 */
export function DraftNotes<Field extends string>(props: DraftNotesProps<Field>) {
  const { draft, labels, events } = props;
  if (Object.keys(draft.conflicts).length > 0) return <Conflict {...props} member={findEditor(events)} />;
  if (!draft.isDirty) return null;
  if (draft.mergedFields.length > 0) {
    const names = labels.filter(([field]) => draft.mergedFields.includes(field)).map(([, label]) => label);
    return (
      <MergedNote
        isRefused={props.isRefused}
        title={`${findEditor(events)} has changed ${names.join(', ')} in the meantime.`}
      />
    );
  }
  if (!draft.isRestored) return null;
  return (
    <Note
      tone="plain"
      icon="undo"
      title="Your unsaved changes have been restored."
      actions={<Button onClick={draft.discard}>Discard</Button>}
    />
  );
}

/** Tells a refused save of a draft from a failed one. The notes explain a conflict, so that the form need not repeat it. */
export function readRefusal(
  draft: { isUndecided: boolean; mergedFields: readonly unknown[] },
  error: unknown,
): { isRefused: boolean; error: unknown } {
  const isRefused = error !== null && readStatus(error) === 409;
  const isExplained = isRefused && (draft.isUndecided || draft.mergedFields.length > 0);
  return { isRefused, error: isExplained ? null : error };
}

function MergedNote({ title, isRefused }: { title: string; isRefused: boolean }) {
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

function findEditor(events: readonly ContentEvent[] = []): string {
  return events.find(({ action }) => action.endsWith(' edited'))?.member ?? 'A colleague';
}
