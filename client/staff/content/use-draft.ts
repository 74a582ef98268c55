import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ask } from '../notices.ts';
import { useMember } from '../session.ts';

export interface Base<Values> {
  version: number;
  values: Values;
}

interface Kept<Values> extends Base<Values> {
  base: Values;
}

export type Draft<Values extends Record<string, string>> = ReturnType<typeof useDraft<Values>>;

/**
 * What is being entered, beside what it began from. It outlives a session that ends meanwhile: it is kept in this tab
 * until it is saved or left, and asks before it is left.
 */
export function useDraft<Values extends Record<string, string>>(name: string, start: Base<Values>) {
  const key = `draft ${useMember().id} ${name}`;
  const [kept] = useState(() => readKept<Values>(key));
  const [base, setBase] = useState<Base<Values>>(kept ? { version: kept.version, values: kept.base } : start);
  const [values, setValues] = useState(kept?.values ?? start.values);
  // Whoever has just saved leaves before the next rendering knows of it.
  const isSaved = useRef(false);
  const isDirty = Object.keys(values).some((field) => values[field] !== base.values[field]);

  useEffect(() => {
    if (isDirty) sessionStorage.setItem(key, JSON.stringify({ ...base, base: base.values, values }));
    else sessionStorage.removeItem(key);
  }, [key, isDirty, base, values]);
  useBlocker({
    shouldBlockFn: async () => {
      if (!isDirty || isSaved.current) return false;
      const leaves = await ask({
        title: 'Leave without saving?',
        text: 'What you have entered here is not saved yet.',
        yes: 'Leave',
      });
      if (leaves) sessionStorage.removeItem(key);
      return !leaves;
    },
    enableBeforeUnload: isDirty,
  });

  return {
    /** By which the tab keeps it. */
    key,
    values,
    isDirty,
    /** It was not saved when the tab was here last. */
    isRestored: kept !== undefined,
    version: base.version,
    set: (changes: Partial<Values>) => {
      isSaved.current = false;
      setValues((now) => ({ ...now, ...changes }));
    },
    /** Goes on from what is stored now. */
    rebase: (stored: Base<Values>, next: Values = stored.values) => {
      isSaved.current = next === stored.values;
      if (isSaved.current) sessionStorage.removeItem(key);
      setBase(stored);
      setValues(next);
    },
  };
}

function readKept<Values>(key: string): Kept<Values> | undefined {
  const json = sessionStorage.getItem(key);
  return json === null ? undefined : JSON.parse(json);
}
