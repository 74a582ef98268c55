import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LIMITS } from '../../../src/contract/fields.ts';
import type { InboxEvent } from '../../../src/contract/staff/inbox.ts';
import { explainError } from '../calls/failure.ts';
import { trpcClient } from '../calls/trpc.ts';
import { Button } from '../ui/button.tsx';
import { CallState } from '../ui/call-state.tsx';
import { findTextLanguage } from '../ui/find-text-language.ts';
import { Initials } from '../ui/initials.tsx';
import { showDialog, showToast } from '../ui/notices.ts';
import { When } from '../ui/when.tsx';
import { MentionList } from './mention-list.tsx';
import { NoteText } from './note-text.tsx';
import { refreshItem, updateItems } from './use-inbox-item.ts';
import { HISTORY_HEADING } from './use-inbox-keys.ts';
import { useMentions } from './use-mentions.ts';

interface NoteEntryProps {
  reference: string;
  note: InboxEvent;
  /** The author. */
  who: string;
  mayChange: boolean;
}

/** A note in the history. Its author can edit and delete it. */
export function NoteEntry({ reference, note, who, mayChange }: NoteEntryProps) {
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const stopEditing = () => {
    // The form has gone then, and the button is there again.
    flushSync(() => setIsEditing(false));
    editButton.current?.focus();
  };
  const remove = useMutation({
    mutationFn: () => trpcClient.inbox.removeNote.mutate(findTarget(reference, note)),
    onSuccess: (changed) => {
      applyChange(reference, changed);
      document.getElementById(HISTORY_HEADING)?.focus();
    },
    onError: (error) => {
      void refreshItem(reference);
      void showToast(explainError(error));
    },
  });
  const confirmRemove = async () => {
    const text = 'Its text is deleted for everybody. The history will still show that you deleted a note.';
    if (await showDialog({ title: 'Delete this note?', text, yes: 'Delete' })) remove.mutate();
  };
  return (
    <li className="item-history__note">
      <Initials name={who} />
      <div>
        <p className="item-history__who">
          <b>{who}</b> <When at={note.at} full />
          {note.editedAt !== null && (
            <span className="muted">
              {' · edited '}
              <When at={note.editedAt} full />
            </span>
          )}
        </p>
        {isEditing ? (
          <EditNote reference={reference} note={note} onClose={stopEditing} />
        ) : (
          <p className="item-history__text" lang={findTextLanguage(note.text)}>
            <NoteText text={note.text} />
          </p>
        )}
        {mayChange && !isEditing && (
          <div className="item-history__acts">
            <Button kind="plain" ref={editButton} onClick={() => setIsEditing(true)}>
              Edit<span className="visually-hidden"> your note</span>
            </Button>
            <Button kind="plain" isBusy={remove.isPending} onClick={confirmRemove}>
              Delete<span className="visually-hidden"> your note</span>
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

function EditNote({
  reference,
  note,
  onClose,
}: Omit<NoteEntryProps, 'who' | 'mayChange'> & { onClose(): void }) {
  const [text, setText] = useState(note.text);
  const field = useRef<HTMLTextAreaElement>(null);
  const mentions = useMentions(reference, setText);
  const edit = useMutation({
    mutationFn: () => trpcClient.inbox.editNote.mutate({ ...findTarget(reference, note), text }),
    onSuccess: (changed) => {
      applyChange(reference, changed);
      onClose();
    },
    onError: () => refreshItem(reference),
  });
  return (
    <form
      className="note-edit"
      data-writing="note"
      aria-label="Edit your note"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && !edit.isPending) edit.mutate();
      }}
    >
      <textarea
        ref={field}
        {...mentions.field}
        // biome-ignore lint/a11y/noAutofocus: it replaces the button that was just pressed
        autoFocus
        aria-label="Note"
        rows={2}
        maxLength={LIMITS.longText}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          mentions.look(event.target);
        }}
        onBlur={mentions.close}
        onKeyDown={(event) => {
          if (mentions.onKey(event)) return;
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit();
          if (event.key === 'Escape') onClose();
        }}
      />
      <MentionList mentions={mentions} field={field} />
      <CallState call={edit} />
      <div className="item-history__acts">
        <Button type="submit" disabled={text.trim() === ''} isBusy={edit.isPending}>
          Save
        </Button>
        <Button kind="plain" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function findTarget(reference: string, { id, version }: InboxEvent) {
  return { reference, id, version };
}

function applyChange(reference: string, changed: InboxEvent): void {
  updateItems([reference], (item) => ({
    ...item,
    events: item.events.map((event) => (event.id === changed.id ? changed : event)),
  }));
}
