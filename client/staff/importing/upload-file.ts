import { UnreadableFile, uploadFetch } from '../../shared/upload-fetch.ts';
import { attendanceHeaders } from '../calls/attendance.ts';
import { requestCode } from '../calls/request-code.ts';
import { antiForgery } from '../calls/trpc.ts';

const NO_ANSWER = 'The server cannot be reached. Please try again.';
const NOT_TAKEN = 'The server did not take the file. Please try again.';
/** Answers of a server, or of a proxy before it, that has no room or time just now. */
const PASSING: readonly number[] = [408, 429, 502, 503, 504];

/** A refusal of the server, in its own words; or that it did not answer. */
export class UploadRefused extends Error {
  /** 0 without an answer. */
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
  /** Whether the same may be taken in a moment. */
  get isPassing(): boolean {
    return this.status === 0 || PASSING.includes(this.status);
  }
}

/**
 * Sends a file as `multipart/form-data`, which the server writes to disk as it comes.
 * @returns the server's answer.
 * @throws an AbortError when it was cancelled, an UnreadableFile, or an UploadRefused with a sentence for the member.
 */
export async function uploadFile(path: string, file: File, signal: AbortSignal): Promise<unknown> {
  const body = new FormData();
  body.append('file', file);
  return post(path, body, {}, signal);
}

/** Sends anything to a path beside the procedures. Throws like `uploadFile`. */
export async function post(
  path: string,
  body: XMLHttpRequestBodyInit | null,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<unknown> {
  const send = async () => {
    signal.throwIfAborted();
    try {
      const answer = await uploadFetch(path, {
        method: 'POST',
        headers: { ...antiForgery(), ...attendanceHeaders(), ...headers },
        body,
        signal,
      });
      return { ...answer, body: (await answer.json().catch(() => undefined)) as unknown };
    } catch (error) {
      throw signal.aborted || error instanceof UnreadableFile ? error : new UploadRefused(NO_ANSWER, 0);
    }
  };
  let answer = await send();
  if (textIn(answer.body, 'needs') === 'code' && (await requestCode())) answer = await send();
  if (!('ok' in answer && answer.ok))
    throw new UploadRefused(
      reasonIn(answer.body) ?? textIn(answer.body, 'detail') ?? NOT_TAKEN,
      'status' in answer ? Number(answer.status) : 0,
    );
  return answer.body;
}

/** What is wrong with the file, phrased to follow its name. */
function reasonIn(body: unknown): string | undefined {
  const [first] =
    typeof body === 'object' && body !== null && 'errors' in body && Array.isArray(body.errors)
      ? body.errors
      : [];
  return textIn(first, 'reason');
}

function textIn(body: unknown, name: string): string | undefined {
  const value: unknown =
    typeof body === 'object' && body !== null && name in body ? body[name as keyof typeof body] : undefined;
  return typeof value === 'string' ? value : undefined;
}
