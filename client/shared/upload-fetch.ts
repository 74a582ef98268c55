import type { HTTPLinkOptions } from '@trpc/client';

type Fetch = NonNullable<HTTPLinkOptions<never>['fetch']>;

let percent: number | undefined;
const listeners = new Set<() => void>();

function setPercent(next: number | undefined) {
  percent = next;
  for (const listener of listeners) listener();
}

/**
 * The progress of the upload, from 0 to 100, or undefined while none runs. An external store for
 * useSyncExternalStore.
 */
export const uploadProgress = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => percent,
};

/** A chosen file that was changed, moved or deleted since, so that the browser refuses to read it. */
export class UnreadableFile extends Error {
  /** The field of the form that it was chosen in. */
  readonly field: string;
  readonly fileName: string;
  /** Phrased to follow the file's name. Sending the same file again can never work. */
  readonly reason: string;
  constructor(field: string, fileName: string) {
    const reason = 'was changed, moved or deleted after it was chosen. Please choose it again.';
    super(`${fileName} ${reason}`);
    this.reason = reason;
    this.field = field;
    this.fileName = fileName;
  }
}

/** What a failed call says of a file that could not be read; undefined where it failed for another reason. */
export const unreadableFileIn = (error: unknown): UnreadableFile | undefined =>
  error instanceof Error && error.cause instanceof UnreadableFile ? error.cause : undefined;

/**
 * Reads the files of a form before it is sent. A request that comes upon an unreadable one fails like a lost connection,
 * and would for ever.
 * @throws {UnreadableFile}
 */
export async function readFiles<Body>(body: Body): Promise<Body | FormData> {
  if (!(body instanceof FormData)) return body;
  const read = new FormData();
  for (const [field, value] of body) {
    if (typeof value === 'string') read.append(field, value);
    else {
      const bytes = await value.arrayBuffer().catch(() => {
        throw new UnreadableFile(field, value.name);
      });
      read.append(field, new File([bytes], value.name, { type: value.type }));
    }
  }
  return read;
}

/** A `fetch` for uploads by XMLHttpRequest, because fetch does not report how much of the body has been sent. */
export const uploadFetch: Fetch = async (url, init) => {
  const body = await readFiles(init?.body);
  if (init?.signal?.aborted) throw stopped();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init?.method ?? 'POST', String(url));
    new Headers(init?.headers as HeadersInit).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) setPercent(Math.round((100 * loaded) / total));
    };
    request.onload = () => {
      const { status, responseText } = request;
      // A proxy may refuse with a status and no JSON body, so the body is parsed only when `json` is called.
      const answer = {
        status,
        ok: status >= 200 && status < 300,
        json: async () => JSON.parse(responseText),
      };
      resolve(answer);
    };
    request.onerror = () => reject(new TypeError('The upload failed'));
    request.onabort = () => reject(stopped());
    request.onloadend = () => setPercent(undefined);
    init?.signal?.addEventListener('abort', () => request.abort());
    setPercent(0);
    request.send(body as XMLHttpRequestBodyInit);
  });
};

const stopped = () => new DOMException('The upload was stopped', 'AbortError');
