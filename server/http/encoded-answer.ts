import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Encoded, type Encoding, encodings } from './encodings.ts';
import { chooseEncoding, isNotModified } from './negotiation.ts';
import { headerLine, PreparedResponse, prepareHead } from './prepared-answer.ts';

/** An answer that is kept in memory, with all that can be said of it beforehand. */
export type Stored = Record<Encoding, Variant>;

interface Variant {
  etag: string;
  whole: Answer;
  /** The 304. */
  unchanged: Answer;
}

interface Answer {
  status: number;
  headers: Header[];
  /** The same, as it is sent. */
  head: string;
  body?: Buffer;
}

type Header = [name: string, value: string];

/** `headers` are those that do not depend on the encoding. */
export function store(encoded: Encoded, headers: Record<string, string>, status = 200): Stored {
  const hash = createHash('sha256').update(encoded.identity).digest('base64url').slice(0, 22);
  const variantOf = (encoding: Encoding): Variant => {
    const body = encoded[encoding];
    const etag = `"${hash}-${encoding}"`;
    const always: Header[] = Object.entries({ ...headers, etag, vary: 'accept-encoding' });
    const whole: Header[] = [...always, ['content-length', String(body.length)]];
    if (encoding !== 'identity') whole.push(['content-encoding', encoding]);
    const unchanged = always.filter(([name]) => name !== 'content-type');
    return {
      etag,
      whole: { status, headers: whole, head: prepareHead(status, whole), body },
      unchanged: { status: 304, headers: unchanged, head: prepareHead(304, unchanged) },
    };
  };
  return { br: variantOf('br'), gzip: variantOf('gzip'), identity: variantOf('identity') };
}

/** Answers a GET or HEAD. `extra` is for this answer alone. */
export function sendStored(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  stored: Stored,
  extra?: Header,
): void {
  const { etag, whole, unchanged } = stored[chooseEncoding(headers, encodings)];
  const isUnchanged = whole.status === 200 && isNotModified(headers, { etag });
  const answer = isUnchanged ? unchanged : whole;
  const body = method === 'HEAD' ? undefined : answer.body;
  if (response instanceof PreparedResponse && response.takesPreparedHead) {
    const head = extra === undefined ? answer.head : answer.head + headerLine(...extra);
    response.sendPrepared(answer.status, head, body);
  } else {
    const headers = extra === undefined ? answer.headers : [...answer.headers, extra];
    response.writeHead(answer.status, headers.flat()).end(body);
  }
}
