import type { Check, Failure } from '../contract/checks.ts';
import type { LabelName } from '../contract/field-titles.ts';
import { dataRequestChoices, serviceChoices } from '../contract/form-choices.ts';
import type { Notice } from '../contract/notices.ts';
import { answerName } from '../contract/receipt.ts';
import type { Sentence } from '../contract/sentences.ts';
import type { Lateness, SubmissionKind } from '../contract/submission.ts';
import type { Words } from './words.ts';

const choices = Object.entries({ ...serviceChoices, ...dataRequestChoices });

/** A choice as the site names it; forms send and store its English name. An older client's own text stays as it is. */
export function choiceWords(words: Words, value: string): string {
  const name = choices.find(([, choice]) => choice === value)?.[0] as keyof typeof serviceChoices | undefined;
  return name === undefined ? value : words(`options.${name}`);
}

/** For any failed submission, and for a resume of the wrong type. */
export const failureNotice = (words: Words): Notice => ({
  icon: 'error',
  title: words('forms.failed'),
  text: words('forms.tryLater'),
});

interface Received {
  kind: SubmissionKind;
  reference: string;
  late?: Lateness | undefined;
}

export const successNotice = (words: Words, { kind, reference, late }: Received): Notice => ({
  icon: 'success',
  title: words('forms.success'),
  text: words(`answers.${answerName(kind, late)}`, { reference }),
});

/** The label of a name in field-titles.ts: each form's table of checks has no other. */
const fieldLabel = (words: Words, name: string) => words(`labels.${name as LabelName}`);

/** The notice of a check that failed (specification, section 8). */
export function checkNotice(words: Words, { label: name, fault }: Failure): Notice {
  const label = fieldLabel(words, name);
  return { icon: 'error', title: label, text: words(`checks.${fault}`, { label }) };
}

/** What stands at a field that a check refused. It names the field, because a screen reader may reach it alone. */
export function checkFault(words: Words, failure: Failure): string {
  const { title: label, text: fault } = checkNotice(words, failure);
  return failure.fault === 'tooShort' ? fault : words('forms.fault', { label, fault });
}

/** What stands at a field that the server refused. */
export const serverFault = (words: Words, label: string, { id, values }: Sentence): string =>
  words('forms.faultSentence', { label, fault: words(id, values) });

/** The label of a form's field; of one that no visitor fills in, its name. */
export function labelWords(words: Words, checks: readonly Check[], field: string): string {
  const name = field === 'file' ? 'resume' : checks.find((check) => check.field === field)?.label;
  return name === undefined ? field : fieldLabel(words, name);
}
