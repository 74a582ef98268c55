import { sayInWords, serverFault } from '../../../src/content/form-words.ts';
import { explainTooLarge, explainWrongBytes } from '../../../src/content/resume-words.ts';
import type { Words } from '../../../src/content/words.ts';
import type { Check } from '../../../src/contract/checks.ts';
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
  message: string;
  data?: {
    httpStatus?: number;
    faults?: readonly { field?: string | undefined; reason: string }[];
  } | null;
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
  const { message, data, meta } = error as CallError;
  const status = data?.httpStatus ?? meta?.response?.status;
  // A proxy in front of the server may refuse a large body with its own page instead of our JSON.
  if (status === 413) return { faults: { file: explainTooLarge(words) } };
  const faults = (data?.faults ?? []).flatMap(({ field, reason }) =>
    field === undefined ? [] : [[field, faultOf(field, reason, checks, words)] as const],
  );
  if (faults.length > 0) return { faults: Object.fromEntries(faults) };
  // What is not ours, such as the page of a proxy, has no data, and its message is a parser's.
  return { faults: {}, sentence: sentenceOf(status, data ? message : '', words) };
}

function faultOf(field: string, reason: string, checks: readonly Check[], words: Words): string {
  if (field === 'file') return explainWrongBytes(words);
  return serverFault(words, checks.find((check) => check.field === field)?.title ?? field, reason);
}

function sentenceOf(status: number | undefined, message: string, words: Words): string {
  const reason = sayInWords(words, 'refusals', message);
  switch (status) {
    case undefined:
      return words('refusals.lineBroke');
    case 403:
      return words('refusals.openTooLong');
    case 429:
      return words('refusals.waitAndKeep', { reason: reason || words('refusals.tooManyOfNetwork') });
    case 503:
      return words('refusals.awayAndKeep', { reason: reason || words('refusals.ourServerAway') });
    default:
      return words('refusals.ourFaultAndKeep');
  }
}
