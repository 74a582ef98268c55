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

/** A `fetch` for uploads by XMLHttpRequest, because fetch does not report how much of the body has been sent. */
export const uploadFetch: Fetch = (url, init) =>
  new Promise((resolve, reject) => {
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
    request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'));
    request.onloadend = () => setPercent(undefined);
    init?.signal?.addEventListener('abort', () => request.abort());
    setPercent(0);
    request.send(init?.body as XMLHttpRequestBodyInit);
  });
