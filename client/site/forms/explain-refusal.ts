import type { Check } from '../../../src/contract/checks.ts';
import { tooLargeFile, wrongBytes } from '../../../src/contract/job-application.ts';

/** Why a submission was refused. */
export interface Refusal {
  /** The error of each faulty field, by the field's name. */
  faults: Readonly<Record<string, string>>;
  /** An error that concerns no single field. It is shown beside the submit button. */
  sentence?: string | undefined;
  isOffline?: boolean;
}

export const noRefusal: Refusal = { faults: {} };

const VALUES_KEPT = 'What you entered is kept';

export const OFFLINE = `You are offline. ${VALUES_KEPT}; send it again when the line is back.`;
export const BACK_ONLINE = 'The line is back. Please send it again.';

/** The parts of a tRPC client error that are used here. */
interface CallError {
  message: string;
  data?: {
    httpStatus?: number;
    faults?: readonly { field?: string | undefined; reason: string }[];
  } | null;
  meta?: { response?: { status?: number } };
}

export function explainRefusal(error: unknown, checks: readonly Check[], isOnline: boolean): Refusal {
  if (!isOnline) return { faults: {}, sentence: OFFLINE, isOffline: true };
  const { message, data, meta } = error as CallError;
  const status = data?.httpStatus ?? meta?.response?.status;
  // A proxy in front of the server may refuse a large body with its own page instead of our JSON.
  if (status === 413) return { faults: { file: tooLargeFile } };
  const faults = (data?.faults ?? []).flatMap(({ field, reason }) =>
    field === undefined ? [] : [[field, reasonOf(field, reason, checks)] as const],
  );
  if (faults.length > 0) return { faults: Object.fromEntries(faults) };
  return { faults: {}, sentence: sentenceOf(status, message) };
}

function reasonOf(field: string, reason: string, checks: readonly Check[]): string {
  if (field === 'file') return wrongBytes;
  return `${checks.find((check) => check.field === field)?.title ?? field}: ${reason}.`;
}

function sentenceOf(status: number | undefined, message: string): string {
  switch (status) {
    case undefined:
      return `The line broke off before an answer came. ${VALUES_KEPT}; please send it again. If it has reached us already, it is not stored twice.`;
    case 403:
      return `This page has been open for too long, or the browser keeps no cookies for us. ${VALUES_KEPT}; please reload the page and send it again.`;
    case 429:
      return `${message || 'Too many forms were sent from your network. Please wait a minute.'} ${VALUES_KEPT}.`;
    case 503:
      return `${message || 'Our server is away for a moment.'} ${VALUES_KEPT}; please send it again in a minute.`;
    default:
      return `Something went wrong on our side. ${VALUES_KEPT}; please send it again in a while.`;
  }
}
