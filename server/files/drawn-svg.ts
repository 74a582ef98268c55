import { createFileProcesses, FileFailure } from './file-processes.ts';
import type { SvgAnswer } from './svg-process.ts';
import { badPicture } from './uploaded-picture.ts';

/** A logo of this size has more paths than anybody draws. */
const MOST_BYTES = 1024 * 1024;

/** An SVG is a program for whoever draws it, so this is done in a process of its own. It starts with the first one. */
const processes = createFileProcesses<SvgAnswer>({
  work: 'drawing',
  source: new URL('./svg-process.ts', import.meta.url),
  processes: 1,
  // For the tree of the document. The pixels lie outside of it.
  heapMb: 256,
  mostWaiting: 20,
  longestWaitMs: 60_000,
  timeoutMs: 10_000,
});

/** Whether an uploaded file is an SVG, whatever its name says. */
export function isSvg(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 4_096).toString('utf8').replace('\ufeff', '').trimStart();
  return start.startsWith('<') && /<svg[\s/>]/i.test(start);
}

/**
 * Draws an uploaded SVG, such as a logo, as a PNG. An SVG is a document that can run scripts and load files, so none is
 * stored or served: what is dangerous is taken out before it is drawn, and what is left is pixels.
 * @throws {AppError} BAD_REQUEST for what cannot be drawn, or not within the limits of time and memory;
 * SERVICE_UNAVAILABLE where too many are waiting.
 */
export async function drawSvg(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > MOST_BYTES) throw badPicture('must be at most 1 MB as an SVG');
  const { answer } = await processes
    .ask(async () => bytes)
    .catch((error: unknown) => {
      throw error instanceof FileFailure ? badPicture('takes too long to be drawn', error.cause) : error;
    });
  if ('refused' in answer) throw badPicture(answer.refused);
  return answer.png;
}
