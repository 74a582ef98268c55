import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  checkFault,
  checkNotice,
  choiceWords,
  failureNotice,
  labelWords,
  successNotice,
} from '../../../src/content/form-words.ts';
import { type Check, type Failure, findFailures } from '../../../src/contract/checks.ts';
import type { Notice } from '../../../src/contract/notices.ts';
import { FAULT_ID, type PostedForm } from '../../../src/contract/posted-form.ts';
import { currentNotice } from '../../../src/contract/privacy-notice.ts';
import type { Receipt, SubmissionKind } from '../../../src/contract/submission.ts';
import { notify, preloadNotices } from '../../shared/notify.ts';
import { useWords } from '../page-data/site-context.tsx';
import type { Proof, SentField } from './receipt-text.ts';
import { useFormValues } from './use-form-values.ts';
import { useRefusal } from './use-refusal.ts';

/** Sent along with the fields, so that the server can tell a robot from a person. */
interface Signals {
  website: string;
  filledInMs: number;
  noticeVersion: string;
}

type Filter = (typed: string) => string;

interface Submission<Values extends Record<string, string>> {
  kind: SubmissionKind;
  /** The key of the draft in sessionStorage. */
  draftKey: string;
  empty: Values;
  /** The initial values; a successful submission clears these too. */
  initial?: Partial<Values> | undefined;
  checks: readonly Check<keyof Values & string>[];
  filters?: { readonly [Field in keyof Values]?: Filter };
  /** The fields whose value is one of the contract's choices, which the receipt shows in the site's words. */
  choiceFields?: readonly (keyof Values & string)[];
  send(values: Values, signals: Signals): Promise<Receipt>;
  /** The values and faults of a refused plain POST. */
  posted?: PostedForm | undefined;
  /** Lines for the receipt about what was sent in addition to the fields. */
  listExtraFields?(values: Values): SentField[];
  /** Clears state that the form keeps outside of its values. */
  onCleared?(): void;
  /** Called after a successful submission; a panel closes then. */
  onDone?: (() => void) | undefined;
}

/**
 * The one hook behind every form: filling in, checking, sending, clearing. Its notices follow sections 5 and 8 of the
 * specification.
 */
export function useSubmission<Values extends Record<string, string>>(submission: Submission<Values>) {
  type Field = keyof Values & string;
  const { kind, empty, initial, checks, filters, choiceFields = [], posted, draftKey } = submission;
  const id = useId();
  const words = useWords();
  const form = useRef<HTMLFormElement>(null);
  const proofHeading = useRef<HTMLHeadingElement>(null);
  const sending = useRef(false);
  const control = (field: Field | 'website' | 'file') =>
    form.current?.querySelector<HTMLInputElement>(`[name="${CSS.escape(field)}"]`) ?? undefined;
  const formValues = useFormValues({
    draftKey,
    empty,
    initial,
    filters,
    posted: posted?.values,
    readControl: (field: Field) => control(field)?.value,
  });
  const { values } = formValues;
  const [invalidFields, setInvalidFields] = useState<ReadonlySet<Field>>(() =>
    posted ? fieldsOf(findFailures(checks, values)) : new Set(),
  );
  const [busy, setBusy] = useState(false);
  const [shownNotice, setShownNotice] = useState<Notice>();
  const [refusedPost, setRefusedPost] = useState(posted);
  const [proof, setProof] = useState<Proof>();
  const { refusal, refuse, clearFaults } = useRefusal(checks, posted?.faults);

  const set = (field: Field, value: string) => {
    clearFaults(field);
    formValues.set(field, value);
  };

  async function showNotice(notice: Notice, focusAfter: () => HTMLElement | null | undefined) {
    const shown = await notify(notice, { ok: words('common.ok'), focusAfter });
    if (shown) return;
    setShownNotice(notice);
    focusAfter()?.focus();
  }

  const submitButton = () => form.current?.querySelector<HTMLElement>('[type="submit"]');

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (sending.current) return;
    setShownNotice(undefined);
    clearFaults();
    const failures = findFailures(checks, values);
    setInvalidFields(fieldsOf(failures));
    setRefusedPost(undefined);
    const first = failures[0];
    if (first) return showNotice(checkNotice(words, first), () => control(first.field));

    sending.current = true;
    setBusy(true);
    const sent = [...listSent(), ...(submission.listExtraFields?.(values) ?? [])];
    const outcome = await submission.send(values, signals()).then(
      (receipt) => ({ receipt }),
      (error: unknown) => ({ faults: refuse(error).faults }),
    );
    sending.current = false;
    if ('faults' in outcome) {
      setBusy(false);
      const [faulty] = Object.keys(outcome.faults);
      return showNotice(failureNotice(words), () => (faulty && control(faulty as Field)) || submitButton());
    }
    const { reference, late } = outcome.receipt;
    // Before the notice opens, because a closing panel returns the focus to its button, and the notice must take the
    // focus last.
    flushSync(() => {
      setBusy(false);
      formValues.clear();
      setProof({ reference, late, sent, sentAt: new Date() });
      submission.onCleared?.();
      submission.onDone?.();
    });
    // Scroll up, so that the panel starts at its top when it is opened again.
    proofHeading.current?.closest('.side')?.scrollTo(0, 0);
    const focused = document.activeElement as HTMLElement | null;
    // If no panel took the focus, it was lost with the form's submit button, and moves to the receipt's heading.
    const next = focused === document.body ? proofHeading.current : focused;
    return showNotice(successNotice(words, { kind, reference, late }), () => next);
  }

  /** Replaces the receipt by an empty form. */
  function startAnother() {
    flushSync(() => setProof(undefined));
    formValues.restartTimer();
    form.current?.querySelector<HTMLElement>(':is(input:not([type="hidden"]), select, textarea)')?.focus();
  }

  const signals = (): Signals => ({
    website: control('website')?.value ?? '',
    filledInMs: formValues.spentMs(),
    noticeVersion: currentNotice.version,
  });

  const labelOf = (field: string) => labelWords(words, checks, field);

  const listSent = (): SentField[] =>
    checks.map(({ field }) => {
      const value = values[field] ?? '';
      return [labelOf(field), choiceFields.includes(field) ? choiceWords(words, value) : value];
    });

  const failures = findFailures(checks, values);
  const explainFailure = (field: Field) => {
    const failure = failures.find((each) => each.field === field);
    return failure && checkFault(words, failure);
  };
  const errorOf = (field: Field) =>
    refusal.faults[field] ?? (invalidFields.has(field) ? explainFailure(field) : undefined);
  /**
   * The first faulty field of a page that answers a plain POST. It gets FAULT_ID, the fragment that the form's action
   * ends in.
   */
  const firstFault =
    refusedPost && [...checks.map(({ field }) => field), 'file'].find((field) => errorOf(field));

  /** The props that a field component needs to show one field of the form. */
  const bind = (field: Field) => ({
    id: idOf(field),
    name: field,
    label: labelOf(field),
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
    showNotice,
    /** For the file field, whose file is not part of the values. */
    file: { id: idOf('file'), fault: refusal.faults.file, clearFault: () => clearFaults('file') },
    /** The props of FormShell. */
    shell: {
      form,
      busy,
      shownNotice,
      refusalMessage: refusal.sentence,
      posted: refusedPost && { ...refusedPost, isFault: firstFault === undefined },
      proof: proof && { ...proof, heading: proofHeading, onAnother: startAnother },
      onSubmit: submit,
      onFocus: preloadNotices,
    },
  };
}

const fieldsOf = <Field extends string>(failures: Failure<Field>[]): ReadonlySet<Field> =>
  new Set(failures.map(({ field }) => field));

export type BoundField = ReturnType<ReturnType<typeof useSubmission>['bind']>;
export type BoundShell = ReturnType<typeof useSubmission>['shell'];
