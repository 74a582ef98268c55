import type { IncomingMessage, ServerResponse } from 'node:http';
import { type EncodedBody, type Encoding, encodings } from './encodings.ts';
import { chooseEncoding, isNotModified } from './negotiation.ts';
import { headerLine, PreparedResponse, prepareHead } from './prepared-answer.ts';

/** An answer that is ready to be sent in each encoding, and as a 304. */
export type EncodedAnswer = Record<Encoding, Variant>;

interface Variant {
  etag: string;
  full: PreparedAnswer;
  /** The answer with status 304, for a client that already has the content. */
  notModified: PreparedAnswer;
}

interface PreparedAnswer {
  status: number;
  headers: Header[];
  /** The status line and the headers in one string, as they are sent. */
  head: string;
  readonly body?: Buffer;
}

type Header = [name: string, value: string];

/** Prepares an answer. `headers` are the headers that do not depend on the encoding. */
export function encodeAnswer(
  bodies: EncodedBody,
  headers: Record<string, string>,
  status = 200,
): EncodedAnswer {
  const variantOf = (encoding: Encoding): Variant => {
    const body = bodies[encoding];
    const etag = `"${bodies.hash}-${encoding}"`;
    const always: Header[] = Object.entries({ ...headers, etag, vary: 'accept-encoding' });
    const full: Header[] = [...always, ['content-length', String(body.length)]];
    if (encoding !== 'identity') full.push(['content-encoding', encoding]);
    const notModified = always.filter(([name]) => name !== 'content-type');
    return {
      etag,
      full: { status, headers: full, head: prepareHead(status, full), body },
      notModified: { status: 304, headers: notModified, head: prepareHead(304, notModified) },
    };
  };
  return { br: variantOf('br'), gzip: variantOf('gzip'), identity: variantOf('identity') };
}

/** Answers a GET or HEAD. `extra` is a header for this one answer. */
export function sendEncodedAnswer(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  encoded: EncodedAnswer,
  extra?: Header,
): void {
  const { etag, full, notModified } = encoded[chooseEncoding(headers, encodings)];
  const isKnown = full.status === 200 && isNotModified(headers, { etag });
  const answer = isKnown ? notModified : full;
  const body = method === 'HEAD' ? undefined : answer.body;
  if (response instanceof PreparedResponse && response.takesPreparedHead) {
    const head = extra === undefined ? answer.head : answer.head + headerLine(...extra);
    response.sendPrepared(answer.status, head, body);
  } else {
    const headers = extra === undefined ? answer.headers : [...answer.headers, extra];
    response.writeHead(answer.status, headers.flat()).end(body);
  }
}
