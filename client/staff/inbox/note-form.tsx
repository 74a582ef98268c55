import { useState } from 'react';
import { messageOf } from '../failure.ts';
import { useMember } from '../session.ts';
import { trpc } from '../trpc.ts';
import { Button } from '../ui/button.tsx';
import { updateItems } from './use-inbox-item.ts';
import { NOTE_FIELD } from './use-inbox-keys.ts';
import './note-form.css';

/** What was begun and not kept yet, by writer and reference: it outlives a look at another item, and a session. */
const drafts = new Map<string, string>();

export function NoteForm({ reference }: { reference: string }) {
  const me = useMember();
  const draft = `${me.id} ${reference}`;
  const [text, setText] = useState(drafts.get(draft) ?? '');
  const type = (typed: string) => {
    setText(typed);
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
        placeholder="Note for colleagues (not shown to the visitor)"
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <div className="note-form__end">
        {add.error && <p role="alert">{messageOf(add.error)}</p>}
        <Button type="submit" disabled={text.trim() === '' || add.isPending}>
          Add note
        </Button>
      </div>
    </form>
  );
}
