import { useState } from 'react';
import { useMember } from '../calls/session.ts';

/** The unsent reply of a member, in the terms of its form. Its files are kept apart. */
export interface ReplyDraft {
  to: string;
  /** A locale, or `both` for the sender's language followed by English. */
  language: string;
  /** The number of the template that the text began with; '' for none. */
  template: string;
  subject: string;
  text: string;
  isAnswered: boolean;
  /** The newest message that the member has seen; '' for none. */
  seen: string;
}

/**
 * An unsent reply stays in the tab's sessionStorage, so that it survives opening another item, an expired session and a
 * reload.
 */
export function useReplyDraft(reference: string) {
  const key = `reply ${useMember().id} ${reference}`;
  const [draft, setDraft] = useState(() => readDraft(key));
  return {
    key,
    draft,
    set(next: ReplyDraft | undefined) {
      setDraft(next);
      if (next === undefined) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(next));
    },
  };
}

function readDraft(key: string): ReplyDraft | undefined {
  const kept = sessionStorage.getItem(key);
  if (kept === null) return undefined;
  const draft = JSON.parse(kept) as ReplyDraft;
  const { text, subject, seen } = draft;
  // Another release of this page may have stored it in another shape.
  return [text, subject, seen].every((each) => typeof each === 'string') ? draft : undefined;
}
