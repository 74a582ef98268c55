import { type ClipboardEvent, useState } from 'react';
import { LIMITS } from '../../../src/contract/fields.ts';
import { messageOf } from '../failure.ts';
import { useMember } from '../session.ts';
import { trpc } from '../trpc.ts';
import { Button } from '../ui/button.tsx';
import { updateItems } from './use-inbox-item.ts';
import { NOTE_FIELD } from './use-inbox-keys.ts';
import './note-form.css';

const LIMIT_HINT = 'note-limit';
const MOST = LIMITS.longText;

/** What was begun and not kept yet, by writer and reference: it outlives a look at another item, and a session. */
const drafts = new Map<string, string>();

export function NoteForm({ reference }: { reference: string }) {
  const me = useMember();
  const draft = `${me.id} ${reference}`;
  const [text, setText] = useState(drafts.get(draft) ?? '');
  const [isCut, setIsCut] = useState(false);
  const isFull = text.length >= MOST;
  const type = (typed: string) => {
    setText(typed);
    if (typed.length < MOST) setIsCut(false);
    drafts.set(draft, typed);
  };
  const add = trpc.inbox.addNote.useMutation({
    onSuccess: (_, { text: kept }) => {
      const event = { at: new Date().toISOString(), member: me.name, action: 'note', text: kept } as const;
      updateItems([reference], (item) => ({ ...item, events: [...item.events, event] }));
      type('');
    },
  });
  const submit = () => {
    if (text.trim() !== '' && !add.isPending) add.mutate({ reference, text });
  };
  return (
    <form
      className="note-form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label className="visually-hidden" htmlFor={NOTE_FIELD}>
        Note
      </label>
      <textarea
        id={NOTE_FIELD}
        rows={2}
        placeholder="A note for your colleagues. The visitor never sees it."
        // The field grows with its text: with far more than a note can have, each letter took the browser seconds.
        maxLength={MOST}
        aria-describedby={isFull ? LIMIT_HINT : undefined}
        value={text}
        onChange={(event) => type(event.target.value)}
        onPaste={(event) => setIsCut(isMoreThanFits(event))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <div className="note-form__end">
        {isFull && (
          <p id={LIMIT_HINT} role="alert">
            A note can have at most {MOST.toLocaleString('en-IN')} characters
            {isCut && '; the rest of what you pasted was left out'}.
          </p>
        )}
        {add.error && <p role="alert">{messageOf(add.error)}</p>}
        <Button type="submit" disabled={text.trim() === '' || add.isPending}>
          Add the note
        </Button>
      </div>
    </form>
  );
}

function isMoreThanFits({
  currentTarget: field,
  clipboardData,
}: ClipboardEvent<HTMLTextAreaElement>): boolean {
  const kept = field.value.length - (field.selectionEnd - field.selectionStart);
  return kept + clipboardData.getData('text').length > MOST;
}
