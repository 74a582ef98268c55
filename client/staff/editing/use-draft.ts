import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useMember } from '../calls/session.ts';
import { showDialog } from '../ui/notices.ts';
import {
  afterSaving,
  type Base,
  beginDraft,
  chooseSide,
  type DraftState,
  followStored,
  isDraftDirty,
  undecidedFields,
} from './draft-state.ts';

export type Draft<Values extends Record<string, string>> = ReturnType<typeof useDraft<Values>>;

/**
 * The draft of an edited item, beside the version that it started from. It is kept in the tab's sessionStorage until
 * it is saved or discarded, so that it survives an expired session; leaving with unsaved changes asks first.
 * @param describeLoss returns a sentence about anything else that leaving now would lose.
 */
export function useDraft<Values extends Record<string, string>>(
  name: string,
  stored: Base<Values>,
  describeLoss: () => string | undefined = () => undefined,
) {
  const keyOf = useDraftKeys();
  const key = keyOf(name);
  const [kept] = useState(() => readStoredDraft<Values>(key));
  const [state, setState] = useState<DraftState<Values>>(kept ?? beginDraft(stored));
  const followed = followStored(state, stored);
  if (followed !== state) setState(followed);
  // The latest state for callbacks that run after later changes, such as the end of a save.
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  const change = (next: (now: DraftState<Values>) => DraftState<Values>) => {
    latest.current = next(latest.current);
    setState(next);
  };
  const isDirty = isDraftDirty(state);

  useEffect(() => {
    if (isDirty) sessionStorage.setItem(key, JSON.stringify(state));
    else sessionStorage.removeItem(key);
  }, [key, isDirty, state]);
  useBlocker({
    shouldBlockFn: async () => {
      const loss = describeLoss();
      if (!isDraftDirty(latest.current) && loss === undefined) return false;
      const leaves = await showDialog({
        title: 'Leave without saving?',
        text: loss ?? 'Your changes are not saved yet.',
        yes: 'Leave',
      });
      if (leaves) sessionStorage.removeItem(key);
      return !leaves;
    },
    enableBeforeUnload: () => isDraftDirty(latest.current) || describeLoss() !== undefined,
  });

  return {
    /** The draft's key in sessionStorage. */
    key,
    values: state.values,
    stored: state.base,
    conflicts: state.conflicts,
    mergedFields: state.taken,
    isDirty,
    isUndecided: undecidedFields(state).length > 0,
    /** Whether the draft was restored from an earlier visit of this tab. */
    isRestored: kept !== undefined,
    /** The current state, which may be newer than the rendered one. */
    latest: () => ({ ...latest.current, isDirty: isDraftDirty(latest.current) }),
    set: (changes: Partial<Values>) => change((now) => ({ ...now, values: { ...now.values, ...changes } })),
    choose: (field: keyof Values, side: 'mine' | 'theirs') => change((now) => chooseSide(now, field, side)),
    saved: (base: Base<Values>) => change((now) => afterSaving(now, base)),
    discard: () => change((now) => beginDraft(now.base)),
    /** Moves what was typed since the save to the draft of that name, whose screen opens next. */
    transferTo: <Next extends Record<string, string>>(next: string, base: Base<Next>) => {
      const { values } = latest.current;
      const handed = { ...beginDraft(base), values: { ...base.values, ...values } };
      if (isDraftDirty(handed)) sessionStorage.setItem(keyOf(next), JSON.stringify(handed));
      change((now) => beginDraft({ ...now.base, values }));
    },
  };
}

function useDraftKeys() {
  const { id } = useMember();
  return (name: string) => `draft ${id} ${name}`;
}

function readStoredDraft<Values>(key: string): DraftState<Values> | undefined {
  const json = sessionStorage.getItem(key);
  if (json === null) return undefined;
  const kept = JSON.parse(json);
  // A different release of this page may have stored it in another shape.
  return kept.base?.values === undefined ? undefined : { conflicts: {}, taken: [], ...kept };
}
