import { type ClipboardEvent, useRef, useState } from 'react';
import { LIMITS } from '../../../src/contract/fields.ts';
import { useMember } from '../calls/session.ts';
import { trpcClient } from '../calls/trpc.ts';
import { useCreation } from '../calls/use-creation.ts';
import { Button } from '../ui/button.tsx';
import { CallState } from '../ui/call-state.tsx';
import { MentionList } from './mention-list.tsx';
import { updateItems } from './use-inbox-item.ts';
import { NOTE_FIELD } from './use-inbox-keys.ts';
import { useMentions } from './use-mentions.ts';
import './item.css';

const LIMIT_HINT = 'note-limit';
const MAX_LENGTH = LIMITS.longText;

/**
 * An unsaved note stays in the tab's sessionStorage, so that it survives opening another item, an expired session and
 * a reload.
 */
export function NoteForm({ reference }: { reference: string }) {
  const draft = `note ${useMember().id} ${reference}`;
  const [text, setText] = useState(() => sessionStorage.getItem(draft) ?? '');
  const [isCut, setIsCut] = useState(false);
  const isFull = text.length >= MAX_LENGTH;
  const type = (typed: string) => {
    setText(typed);
    if (typed.length < MAX_LENGTH) setIsCut(false);
    if (typed === '') sessionStorage.removeItem(draft);
    else sessionStorage.setItem(draft, typed);
  };
  const field = useRef<HTMLTextAreaElement>(null);
  const mentions = useMentions(reference, type);
  const note = useCreation(trpcClient.inbox.addNote.mutate, {
    draftKey: draft,
    isReusable: true,
    onCreated: (event, sent) => {
      updateItems([reference], (item) => ({ ...item, events: [...item.events, event] }));
      // Unless the member is already typing the next note.
      if ((sessionStorage.getItem(draft) ?? '') === sent.text) type('');
    },
  });
  const submit = () => {
    if (text.trim() !== '') note.create({ reference, text });
  };
  return (
    <form
      className="note-form"
      data-writing="note"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label className="visually-hidden" htmlFor={NOTE_FIELD}>
        Note
      </label>
      <textarea
        ref={field}
        {...mentions.field}
        id={NOTE_FIELD}
        rows={2}
        placeholder="Note for colleagues, @ to mention one (not shown to the visitor)"
        // The field grows with its text, and far above the limit each letter took seconds.
        maxLength={MAX_LENGTH}
        aria-describedby={isFull ? LIMIT_HINT : undefined}
        value={text}
        onChange={(event) => {
          type(event.target.value);
          mentions.look(event.target);
        }}
        onBlur={mentions.close}
        onPaste={(event) => setIsCut(exceedsLimit(event))}
        onKeyDown={(event) => {
          if (mentions.onKey(event)) return;
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <MentionList mentions={mentions} field={field} />
      <CallState call={note} />
      <div className="note-form__end">
        {isFull && (
          <p id={LIMIT_HINT} role="alert">
            A note can have at most {MAX_LENGTH.toLocaleString('en-IN')} characters
            {isCut && '; the rest of what you pasted was left out'}.
          </p>
        )}
        <Button type="submit" disabled={text.trim() === ''} isBusy={note.isPending}>
          Add note
        </Button>
      </div>
    </form>
  );
}

function exceedsLimit({ currentTarget: field, clipboardData }: ClipboardEvent<HTMLTextAreaElement>): boolean {
  const kept = field.value.length - (field.selectionEnd - field.selectionStart);
  return kept + clipboardData.getData('text').length > MAX_LENGTH;
}
