import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../shared/ui/use-hydrated.ts';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';

type Texts = Record<string, string>;

interface FormValuesOptions<Values extends Texts> {
  /** The key of the draft in sessionStorage. */
  draftKey: string;
  empty: Values;
  initial: Partial<Values> | undefined;
  /** The values of a refused plain POST. They take precedence over the stored draft. */
  posted: Readonly<Texts> | undefined;
  filters: { readonly [Field in keyof Values]?: (typed: string) => string } | undefined;
  /** The current value of a field's control in the DOM. */
  readControl(field: keyof Values & string): string | undefined;
}

/** The values of a form and how long it has been open. Both survive a reload within the tab. */
export function useFormValues<Values extends Texts>(form: FormValuesOptions<Values>) {
  const { draftKey, empty, initial, posted, filters, readControl } = form;
  const start = { ...initial } as Texts;
  const shownAt = useRef(0);
  const [values, setValues] = useState<Values>(() => ({ ...empty, ...initial, ...posted }));
  const latest = useRef(values);
  const [cameWithPage] = useState(!useHydrated());
  const spentMs = () => Math.round(performance.now() - shownAt.current);

  function change(next: Values) {
    latest.current = next;
    setValues(next);
    keepDraft(draftKey, { values: next, start, spentMs: spentMs() });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only reads what the fields hold on mount
  useEffect(() => {
    const draft = posted ? undefined : readDraft(draftKey, start);
    // A prerendered form can be filled in before its scripts run, so its time counts from the start of the
    // navigation.
    shownAt.current = (cameWithPage ? 0 : performance.now()) - (draft?.spentMs ?? 0);
    const shown = latest.current;
    const now: Texts = { ...shown };
    for (const field of Object.keys(empty)) {
      const typed = readControl(field) ?? shown[field];
      // The visitor typed this before hydration, or the browser restored it on a reload.
      if (typed !== undefined && typed !== shown[field]) now[field] = filters?.[field]?.(typed) ?? typed;
      else if (draft?.values[field] !== undefined) now[field] = draft.values[field];
    }
    if (Object.keys(empty).some((field) => now[field] !== shown[field])) change(now as Values);
  }, []);

  return {
    values,
    set: (field: keyof Values & string, value: string) => change({ ...latest.current, [field]: value }),
    /** Resets the form after a successful submission. */
    clear() {
      change(empty);
      forgetDraft(draftKey);
    },
    /** Restarts the clock when the visitor fills in the form again. */
    restartTimer() {
      shownAt.current = performance.now();
    },
    spentMs,
  };
}
