import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ask } from '../notices.ts';
import { useMember } from '../session.ts';
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
 * What is being entered, beside what it began from. It outlives a session that ends meanwhile: it is kept in this tab
 * until it is saved or left, and asks before it is left.
 * @param findLoss what else leaving would lose at this moment, in a sentence.
 */
export function useDraft<Values extends Record<string, string>>(
  name: string,
  stored: Base<Values>,
  findLoss: () => string | undefined = () => undefined,
) {
  const keyOf = useKeys();
  const key = keyOf(name);
  const [kept] = useState(() => readKept<Values>(key));
  const [state, setState] = useState<DraftState<Values>>(kept ?? beginDraft(stored));
  const followed = followStored(state, stored);
  if (followed !== state) setState(followed);
  // For what is asked later than it is rendered, such as at the end of a save.
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
      const loss = findLoss();
      if (!isDraftDirty(latest.current) && loss === undefined) return false;
      const leaves = await ask({
        title: 'Leave without saving?',
        text: loss ?? 'Your changes are not saved yet.',
        yes: 'Leave',
      });
      if (leaves) sessionStorage.removeItem(key);
      return !leaves;
    },
    enableBeforeUnload: () => isDraftDirty(latest.current) || findLoss() !== undefined,
  });

  return {
    /** By which the tab keeps it. */
    key,
    values: state.values,
    stored: state.base,
    conflicts: state.conflicts,
    taken: state.taken,
    isDirty,
    isUndecided: undecidedFields(state).length > 0,
    /** It was not saved when the tab was here last. */
    isRestored: kept !== undefined,
    /** As it is at this moment, which may be later than what was rendered. */
    latest: () => ({ ...latest.current, isDirty: isDraftDirty(latest.current) }),
    set: (changes: Partial<Values>) => change((now) => ({ ...now, values: { ...now.values, ...changes } })),
    choose: (field: keyof Values, side: 'mine' | 'theirs') => change((now) => chooseSide(now, field, side)),
    saved: (base: Base<Values>) => change((now) => afterSaving(now, base)),
    forget: () => change((now) => beginDraft(now.base)),
    /** Leaves what was typed since the save to the draft of that name, whose screen comes next. */
    handOver: <Next extends Record<string, string>>(next: string, base: Base<Next>) => {
      const { values } = latest.current;
      const handed = { ...beginDraft(base), values: { ...base.values, ...values } };
      if (isDraftDirty(handed)) sessionStorage.setItem(keyOf(next), JSON.stringify(handed));
      change((now) => beginDraft({ ...now.base, values }));
    },
  };
}

function useKeys() {
  const { id } = useMember();
  return (name: string) => `draft ${id} ${name}`;
}

function readKept<Values>(key: string): DraftState<Values> | undefined {
  const json = sessionStorage.getItem(key);
  if (json === null) return undefined;
  const kept = JSON.parse(json);
  // Another release of this page may have left it.
  return kept.base?.values === undefined ? undefined : { conflicts: {}, taken: [], ...kept };
}
