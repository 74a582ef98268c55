import { checkMessages } from '../contract/check-messages.ts';
import type { Failure } from '../contract/checks.ts';
import { fieldTitles } from '../contract/field-titles.ts';
import { dataRequestChoices, serviceChoices } from '../contract/form-choices.ts';
import type { Notice } from '../contract/notices.ts';
import { receiptAnswers } from '../contract/receipt.ts';
import { refusalMessages } from '../contract/refusal-messages.ts';
import type { MessageId } from './interface.ts';
import type { Words } from './words.ts';

/** What the contract says in fixed English, for clients of years ago, by the areas where the site's words say it. */
const saidByContract = {
  labels: fieldTitles,
  options: { ...serviceChoices, ...dataRequestChoices },
  checks: checkMessages,
  refusals: refusalMessages,
  answers: receiptAnswers,
};
type Area = keyof typeof saidByContract;

/** Says in the site's words what the contract says. What it does not say, such as a proxy's error, stays as it is. */
export function sayInWords(words: Words, area: Area, said: string): string {
  for (const [name, text] of Object.entries(saidByContract[area])) {
    const values = readValues(text, said);
    if (values !== undefined) return words(`${area}.${name}` as MessageId, values);
  }
  return said;
}

/** The value that a parameter such as `{limit}` has in a sentence; undefined if it is another sentence. */
function readValues(text: string, said: string): Record<string, string> | undefined {
  if (text === said) return {};
  const [parameter, name] = /\{(\w+)\}/.exec(text) ?? [];
  if (parameter === undefined || name === undefined) return undefined;
  const [before = '', after = ''] = text.split(parameter);
  if (!said.startsWith(before) || !said.endsWith(after)) return undefined;
  return { [name]: said.slice(before.length, said.length - after.length) };
}

/** For any failed submission, and for a resume of the wrong type. */
export const failureNotice = (words: Words): Notice => ({
  icon: 'error',
  title: words('forms.failed'),
  text: words('forms.tryLater'),
});

/** `answer` is the contract's sentence, which ends with the reference. */
export const successNotice = (words: Words, answer: string): Notice => ({
  icon: 'success',
  title: words('forms.success'),
  text: sayInWords(words, 'answers', answer),
});

/** The notice of a check that failed (specification, section 8). */
export function checkNotice(words: Words, { title, fault }: Failure): Notice {
  const label = sayInWords(words, 'labels', title);
  return { icon: 'error', title: label, text: words(`checks.${fault}`, { label }) };
}

/** What stands at a field that a check refused. It names the field, because a screen reader may reach it alone. */
export function checkFault(words: Words, failure: Failure): string {
  const { title: label, text: fault } = checkNotice(words, failure);
  return failure.fault === 'tooShort' ? fault : words('forms.fault', { label, fault });
}

/** What stands at a field that the server refused. */
export const serverFault = (words: Words, title: string, reason: string): string =>
  words('forms.faultSentence', {
    label: sayInWords(words, 'labels', title),
    fault: sayInWords(words, 'checks', reason),
  });
