import { useQuery } from '@tanstack/react-query';
import {
  type ResumeReading,
  resumeReading,
  resumeReadingPath,
} from '../../../../../src/contract/staff/resume-reading.ts';
import { antiForgery, queries } from '../../../calls/trpc.ts';

/** A PDF comes as it is, for the frame that draws it. */
export type ReadResume = { form: 'pdf'; bytes: ArrayBuffer } | ResumeReading;

const KEPT_MS = 60_000;

/**
 * What a resume says. The server records every reading, so one that was read a moment ago is not fetched again, and none
 * is tried again without a click.
 */
export function useResumeReading(reference: string) {
  return useQuery({
    queryKey: ['resume', 'reading', reference],
    queryFn: ({ signal }) => fetchReading(reference, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

async function fetchReading(reference: string, signal: AbortSignal): Promise<ReadResume> {
  const answer = await fetch(resumeReadingPath(reference), {
    method: 'POST',
    headers: antiForgery(),
    signal,
  }).catch((cause: unknown) => {
    throw new Error('The server cannot be reached. Please try again.', { cause });
  });
  if (answer.status === 401) void queries.ownAccount.who.invalidate();
  if (!answer.ok) throw new Error(await reasonOf(answer));
  if (answer.headers.get('content-type') === 'application/pdf')
    return { form: 'pdf', bytes: await answer.arrayBuffer() };
  return resumeReading.parse(await answer.json());
}

async function reasonOf(answer: Response): Promise<string> {
  const problem: unknown = await answer.json().catch(() => undefined);
  return typeof problem === 'object' && problem !== null && 'detail' in problem && problem.detail !== ''
    ? String(problem.detail)
    : 'Something went wrong. Please try again.';
}
