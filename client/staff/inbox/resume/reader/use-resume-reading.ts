import { useQuery } from '@tanstack/react-query';
import {
  type ResumeReading,
  resumeReading,
  resumeReadingPath,
} from '../../../../../src/contract/staff/resume-reading.ts';
import { readFile, readOnce } from '../../../calls/recorded-reading.ts';

/** A PDF comes as it is, for the frame that draws it. */
export type ReadResume = { form: 'pdf'; bytes: ArrayBuffer } | ResumeReading;

const KEPT_MS = 60_000;

/** Reads a resume. One that was read a moment ago is not fetched again, because the server records every reading. */
export function useResumeReading(reference: string) {
  return useQuery({
    queryKey: ['resume', 'reading', reference],
    queryFn: ({ signal }) => fetchReading(reference, signal),
    ...readOnce,
    gcTime: KEPT_MS,
  });
}

async function fetchReading(reference: string, signal: AbortSignal): Promise<ReadResume> {
  const answer = await readFile(resumeReadingPath(reference), signal);
  if (answer.headers.get('content-type') === 'application/pdf')
    return { form: 'pdf', bytes: await answer.arrayBuffer() };
  return resumeReading.parse(await answer.json());
}
