import { useHydrated } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';

type Texts = Record<string, string>;

interface KeptValues<Values extends Texts> {
  /** The name under which the tab keeps what is typed until it has been sent. */
  keptAs: string;
  empty: Values;
  initial: Partial<Values> | undefined;
  /** What a browser without scripts had sent: it goes before what the tab has kept. */
  posted: Readonly<Texts> | undefined;
  filters: { readonly [Field in keyof Values]?: (typed: string) => string } | undefined;
  /** What stands in a field's control now. */
  readControl(field: keyof Values & string): string | undefined;
}

/** What stands in a form's fields, and how long it has been filled in. Outlives a reload within the tab. */
export function useKeptValues<Values extends Texts>(form: KeptValues<Values>) {
  const { keptAs, empty, initial, posted, filters, readControl } = form;
  const start = { ...initial } as Texts;
  const shownAt = useRef(0);
  const [values, setValues] = useState<Values>(() => ({ ...empty, ...initial, ...posted }));
  const latest = useRef(values);
  const [cameWithPage] = useState(!useHydrated());
  const spentMs = () => Math.round(performance.now() - shownAt.current);

  function change(next: Values) {
    latest.current = next;
    setValues(next);
    keepDraft(keptAs, { values: next, start, spentMs: spentMs() });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stands in the fields at the start
  useEffect(() => {
    const draft = posted ? undefined : readDraft(keptAs, start);
    // A form that came within the page may have been filled in since the page began, before its scripts ran.
    shownAt.current = (cameWithPage ? 0 : performance.now()) - (draft?.spentMs ?? 0);
    const shown = latest.current;
    const now: Texts = { ...shown };
    for (const field of Object.keys(empty)) {
      const typed = readControl(field) ?? shown[field];
      // What a visitor typed or chose before React took the field over, or the browser put back on a reload.
      if (typed !== undefined && typed !== shown[field]) now[field] = filters?.[field]?.(typed) ?? typed;
      else if (draft?.values[field] !== undefined) now[field] = draft.values[field];
    }
    if (Object.keys(empty).some((field) => now[field] !== shown[field])) change(now as Values);
  }, []);

  return {
    values,
    set: (field: keyof Values & string, value: string) => change({ ...latest.current, [field]: value }),
    /** After a success. */
    clear() {
      change(empty);
      forgetDraft(keptAs);
    },
    /** Somebody begins to fill it in once more. */
    startAnew() {
      shownAt.current = performance.now();
    },
    spentMs,
  };
}
