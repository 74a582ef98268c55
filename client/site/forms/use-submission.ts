import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Check, type Failure, findFailures } from '../../../src/contract/checks.ts';
import { failureNotice, type Notice, successNotice } from '../../../src/contract/notices.ts';
import { FAULT_ID, type PostedForm } from '../../../src/contract/posted-form.ts';
import { currentNotice } from '../../../src/contract/privacy-notice.ts';
import type { Receipt } from '../../../src/contract/submission.ts';
import { notify, preloadNotices } from '../../shared/notify.ts';
import type { Proof, SentField } from './receipt-text.ts';
import { useKeptValues } from './use-kept-values.ts';
import { useRefusal } from './use-refusal.ts';

/** What goes with the fields so that the server can tell a robot from a person. */
interface Signals {
  website: string;
  filledInMs: number;
  noticeVersion: string;
}

type Filter = (typed: string) => string;

interface Submission<Values extends Record<string, string>> {
  /** The name under which the tab keeps what is typed until it has been sent. */
  keptAs: string;
  empty: Values;
  /** Stands in the fields at the start; a success clears these too. */
  initial?: Partial<Values> | undefined;
  checks: readonly Check<keyof Values & string>[];
  filters?: { readonly [Field in keyof Values]?: Filter };
  send(values: Values, signals: Signals): Promise<Receipt>;
  /** What a browser without scripts had sent, and why it was not taken. */
  posted?: PostedForm | undefined;
  /** What is sent beside the values, as the receipt names it. */
  listAttached?(values: Values): SentField[];
  /** Clears what the form holds beside its values. */
  onCleared?(): void;
  /** The submission has been taken: a panel closes. */
  onDone?: (() => void) | undefined;
}

/** The one way a form is filled in, checked, sent and cleared. Everything it tells is in section 5 and 8. */
export function useSubmission<Values extends Record<string, string>>(submission: Submission<Values>) {
  type Field = keyof Values & string;
  const { empty, initial, checks, filters, posted, keptAs } = submission;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const proofHeading = useRef<HTMLHeadingElement>(null);
  const sending = useRef(false);
  const control = (field: Field | 'website' | 'file') =>
    form.current?.querySelector<HTMLInputElement>(`[name="${CSS.escape(field)}"]`) ?? undefined;
  const kept = useKeptValues({
    keptAs,
    empty,
    initial,
    filters,
    posted: posted?.values,
    readControl: (field: Field) => control(field)?.value,
  });
  const { values } = kept;
  const [marked, setMarked] = useState<ReadonlySet<Field>>(() =>
    posted ? fieldsOf(findFailures(checks, values)) : new Set(),
  );
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<Notice>();
  const [asPosted, setAsPosted] = useState(posted);
  const [proof, setProof] = useState<Proof>();
  const { refusal, refuse, forgive } = useRefusal(checks, posted?.faults);

  const set = (field: Field, value: string) => {
    forgive(field);
    kept.set(field, value);
  };

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
    forgive();
    const failures = findFailures(checks, values);
    setMarked(fieldsOf(failures));
    setAsPosted(undefined);
    const first = failures[0];
    if (first) return tell(first.notice, () => control(first.field));

    sending.current = true;
    setBusy(true);
    const sent = [...sentFields(checks, values), ...(submission.listAttached?.(values) ?? [])];
    const outcome = await submission.send(values, signals()).then(
      (receipt) => ({ receipt }),
      (error: unknown) => ({ faults: refuse(error).faults }),
    );
    sending.current = false;
    if ('faults' in outcome) {
      setBusy(false);
      const [faulty] = Object.keys(outcome.faults);
      return tell(failureNotice, () => (faulty && control(faulty as Field)) || submitButton());
    }
    const { reference, message } = outcome.receipt;
    // Before the notice opens: a panel that closes gives the focus back, and the notice has to take it last.
    flushSync(() => {
      setBusy(false);
      kept.clear();
      setProof({ reference, sent, sentAt: new Date() });
      submission.onCleared?.();
      submission.onDone?.();
    });
    // A panel that is opened again begins at its top, not where the button was.
    proofHeading.current?.closest('.side')?.scrollTo(0, 0);
    const focused = document.activeElement as HTMLElement | null;
    // The button that had it is gone with the form, where no panel has taken it.
    const next = focused === document.body ? proofHeading.current : focused;
    return tell(successNotice(message), () => next);
  }

  /** From the receipt back to the empty form. */
  function startAnother() {
    flushSync(() => setProof(undefined));
    kept.startAnew();
    form.current?.querySelector<HTMLElement>(':is(input:not([type="hidden"]), select, textarea)')?.focus();
  }

  const signals = (): Signals => ({
    website: control('website')?.value ?? '',
    filledInMs: kept.spentMs(),
    noticeVersion: currentNotice.version,
  });

  const failures = findFailures(checks, values);
  const errorOf = (field: Field) =>
    refusal.faults[field] ??
    (marked.has(field) ? wordsOf(failures.find((failure) => failure.field === field)?.notice) : undefined);
  /** Only of a page that came back: there its id has to be the one that the form's address ends in. */
  const firstFault =
    asPosted && [...checks.map(({ field }) => field), 'file'].find((field) => errorOf(field));

  /** Everything that a field component needs to show one field of the form. */
  const bind = (field: Field) => ({
    id: idOf(field),
    name: field,
    label: checks.find((check) => check.field === field)?.title ?? field,
    value: values[field] ?? '',
    error: errorOf(field),
    filter: filters?.[field],
    onType: (value: string) => set(field, value),
  });

  function idOf(field: string) {
    return field === firstFault ? FAULT_ID : `${id}-${field}`;
  }

  return {
    values,
    set,
    bind,
    busy,
    tell,
    /** Of the field for a file, which has no value of its own here. */
    file: { id: idOf('file'), fault: refusal.faults.file, forgive: () => forgive('file') },
    /** For FormShell. */
    shell: {
      form,
      busy,
      told,
      why: refusal.sentence,
      posted: asPosted && { ...asPosted, isFault: firstFault === undefined },
      proof: proof && { ...proof, heading: proofHeading, onAnother: startAnother },
      onSubmit: submit,
      onFocus: preloadNotices,
    },
  };
}

const fieldsOf = <Field extends string>(failures: Failure<Field>[]): ReadonlySet<Field> =>
  new Set(failures.map(({ field }) => field));

const sentFields = (checks: readonly Check[], values: Readonly<Record<string, string>>): SentField[] =>
  checks.map(({ field, title }) => [title, values[field] ?? '']);

/** The field is always named: a reader of the screen may come upon the sentence alone. */
function wordsOf(notice: Notice | undefined): string | undefined {
  if (!notice) return undefined;
  return notice.text.startsWith(notice.title) ? notice.text : `${notice.title}: ${notice.text}`;
}

export type BoundField = ReturnType<ReturnType<typeof useSubmission>['bind']>;
export type BoundShell = ReturnType<typeof useSubmission>['shell'];
