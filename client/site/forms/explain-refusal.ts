import { labelWords, serverFault } from '../../../src/content/form-words.ts';
import { explainTooLarge, explainWrongBytes } from '../../../src/content/resume-words.ts';
import type { Words } from '../../../src/content/words.ts';
import type { Check } from '../../../src/contract/checks.ts';
import type { FieldSentence, Sentence } from '../../../src/contract/sentences.ts';
import { unreadableFileIn } from '../../shared/upload-fetch.ts';

/** Why a submission was refused. */
export interface Refusal {
  /** The error of each faulty field, by the field's name. */
  faults: Readonly<Record<string, string>>;
  /** An error that concerns no single field. It is shown beside the submit button. */
  sentence?: string | undefined;
  isOffline?: boolean;
}

export const noRefusal: Refusal = { faults: {} };

/** The parts of a tRPC client error that are used here. */
interface CallError {
  data?: { httpStatus?: number; sentences?: readonly FieldSentence[] } | null;
  meta?: { response?: { status?: number } };
}

export function explainRefusal(
  error: unknown,
  checks: readonly Check[],
  words: Words,
  isOnline: boolean,
): Refusal {
  const unreadable = unreadableFileIn(error);
  if (unreadable !== undefined)
    return { faults: { [unreadable.field]: words('uploads.unreadable', { file: unreadable.fileName }) } };
  if (!isOnline) return { faults: {}, sentence: words('refusals.offline'), isOffline: true };
  const { data, meta } = error as CallError;
  const status = data?.httpStatus ?? meta?.response?.status;
  // A proxy in front of the server may refuse a large body with its own page instead of our JSON.
  if (status === 413) return { faults: { file: explainTooLarge(words) } };
  const sentences = data?.sentences ?? [];
  const faults = sentences.flatMap(({ field, ...sentence }) =>
    field === undefined ? [] : [[field, faultOf(field, sentence, checks, words)] as const],
  );
  if (faults.length > 0) return { faults: Object.fromEntries(faults) };
  return { faults: {}, sentence: sentenceOf(status, sentences[0], words) };
}

function faultOf(field: string, sentence: Sentence, checks: readonly Check[], words: Words): string {
  if (field === 'file') return explainWrongBytes(words);
  return serverFault(words, labelWords(words, checks, field), sentence);
}

/** @param sentence undefined in an answer that is not ours, such as the page of a proxy. */
function sentenceOf(status: number | undefined, sentence: Sentence | undefined, words: Words): string {
  const reason = sentence && words(sentence.id, sentence.values);
  switch (status) {
    case undefined:
      return words('refusals.lineBroke');
    case 403:
      return words('refusals.openTooLong');
    case 429:
      return words('refusals.waitAndKeep', { reason: reason ?? words('refusals.tooManyOfNetwork') });
    case 503:
      return words('refusals.awayAndKeep', { reason: reason ?? words('refusals.ourServerAway') });
    default:
      return words('refusals.ourFaultAndKeep');
  }
}
