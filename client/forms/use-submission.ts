import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Check, type Failure, findFailures } from '../../src/contract/checks.ts';
import { failureNotice, type Notice, successNotice } from '../../src/contract/notices.ts';
import type { PostedForm } from '../../src/contract/posted-form.ts';
import { currentNotice } from '../../src/contract/privacy-notice.ts';
import type { Receipt } from '../../src/contract/submission.ts';
import { notify, preloadNotices } from '../notify.ts';

/** What goes with the fields so that the server can tell a robot from a person. */
interface Signals {
  website: string;
  filledInMs: number;
  noticeVersion: string;
}

type Filter = (typed: string) => string;

interface Submission<Values extends Record<string, string>> {
  empty: Values;
  /** Stands in the fields at the start; a success clears these too. */
  initial?: Partial<Values> | undefined;
  checks: readonly Check<keyof Values & string>[];
  filters?: { readonly [Field in keyof Values]?: Filter };
  send(values: Values, signals: Signals): Promise<Receipt>;
  /** What a browser without scripts had sent, and why it was not taken. */
  posted?: PostedForm | undefined;
  /** Clears what the form holds beside its values. */
  onCleared?(): void;
  /** The submission has been taken: a panel closes. */
  onDone?: (() => void) | undefined;
}

/** The one way a form is filled in, checked, sent and cleared. Everything it tells is in section 5 and 8. */
export function useSubmission<Values extends Record<string, string>>(submission: Submission<Values>) {
  type Field = keyof Values & string;
  const { empty, initial, checks, filters, posted } = submission;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const sending = useRef(false);
  const [values, setValues] = useState<Values>(() => ({ ...empty, ...initial, ...posted?.values }));
  const [marked, setMarked] = useState<ReadonlySet<Field>>(() =>
    posted ? fieldsOf(findFailures(checks, values)) : new Set(),
  );
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<Notice>();
  const [asPosted, setAsPosted] = useState(posted);

  const set = (field: Field, value: string) => setValues((now) => ({ ...now, [field]: value }));
  const control = (field: Field) =>
    form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`) ?? undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stands in the fields at the start
  useEffect(() => {
    shownAt.current = performance.now();
    // A prerendered field may have been filled in before React took it over, or by the browser on reload.
    for (const field of Object.keys(empty) as Field[]) {
      const typed = (control(field) as HTMLInputElement | undefined)?.value;
      if (typed) set(field, filters?.[field]?.(typed) ?? typed);
    }
  }, []);

  async function tell(notice: Notice, focusAfter: () => HTMLElement | null | undefined) {
    const shown = await notify(notice, { focusAfter });
    if (shown) return;
    setTold(notice);
    focusAfter()?.focus();
  }

  const submitButton = () => form.current?.querySelector<HTMLElement>('[type="submit"]');

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (sending.current) return;
    setTold(undefined);
    const failures = findFailures(checks, values);
    setMarked(fieldsOf(failures));
    setAsPosted(undefined);
    const first = failures[0];
    if (first) return tell(first.notice, () => control(first.field));

    sending.current = true;
    setBusy(true);
    const receipt = await submission.send(values, signals()).catch(() => undefined);
    sending.current = false;
    if (!receipt) {
      setBusy(false);
      return tell(failureNotice, submitButton);
    }
    // Before the notice opens: a panel that closes gives the focus back, and the notice has to take it last.
    flushSync(() => {
      setBusy(false);
      setValues(empty);
      submission.onCleared?.();
      submission.onDone?.();
    });
    const focused = document.activeElement as HTMLElement | null;
    return tell(successNotice(receipt.message), () => focused);
  }

  const signals = (): Signals => ({
    website: (control('website' as Field) as HTMLInputElement | undefined)?.value ?? '',
    filledInMs: Math.round(performance.now() - shownAt.current),
    noticeVersion: currentNotice.version,
  });

  const failures = findFailures(checks, values);

  /** Everything that a field component needs to show one field of the form. */
  const bind = (field: Field) => ({
    id: `${id}-${field}`,
    name: field,
    label: checks.find((check) => check.field === field)?.title ?? field,
    value: values[field] ?? '',
    error: marked.has(field)
      ? errorOf(failures.find((failure) => failure.field === field)?.notice)
      : undefined,
    filter: filters?.[field],
    onType: (value: string) => set(field, value),
  });

  return {
    values,
    set,
    bind,
    busy,
    tell,
    /** For FormShell. */
    shell: {
      form,
      busy,
      told,
      posted: asPosted,
      onSubmit: submit,
      onFocus: preloadNotices,
    },
  };
}

const fieldsOf = <Field extends string>(failures: Failure<Field>[]): ReadonlySet<Field> =>
  new Set(failures.map(({ field }) => field));

/** The field is always named: a reader of the screen may come upon the sentence alone. */
function errorOf(notice: Notice | undefined): string | undefined {
  if (!notice) return undefined;
  return notice.text.startsWith(notice.title) ? notice.text : `${notice.title}: ${notice.text}`;
}

export type BoundField = ReturnType<ReturnType<typeof useSubmission>['bind']>;
export type BoundShell = ReturnType<typeof useSubmission>['shell'];
