import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Encoded, type Encoding, encodings } from './compress.ts';

/** An answer that is kept in memory, with all that can be said of it beforehand. */
export interface Stored {
  status: number;
  variants: Record<Encoding, Variant>;
}

interface Variant {
  body: Buffer;
  etag: string;
  /** Names and values in turn, which Node writes as they are. */
  headers: string[];
  /** Of a 304. */
  unchanged: string[];
}

/** `headers` are those that do not depend on the encoding. */
export function store(encoded: Encoded, headers: Record<string, string>, status = 200): Stored {
  const hash = createHash('sha256').update(encoded.identity).digest('base64url').slice(0, 22);
  const variantOf = (encoding: Encoding): Variant => {
    const body = encoded[encoding];
    const etag = `"${hash}-${encoding}"`;
    const unchanged = Object.entries({ ...headers, etag, vary: 'accept-encoding' });
    const all = [...unchanged, ['content-length', String(body.length)]];
    if (encoding !== 'identity') all.push(['content-encoding', encoding]);
    return {
      body,
      etag,
      headers: all.flat(),
      unchanged: unchanged.filter(([name]) => name !== 'content-type').flat(),
    };
  };
  return {
    status,
    variants: { br: variantOf('br'), gzip: variantOf('gzip'), identity: variantOf('identity') },
  };
}

/** Answers a GET or HEAD. `extra` is for this answer alone: names and values in turn. */
export function sendStored(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { status, variants }: Stored,
  extra?: string[],
): void {
  const variant = variants[chooseEncoding(headers['accept-encoding'])];
  const isUnchanged = status === 200 && names(headers['if-none-match'], variant.etag);
  const known = isUnchanged ? variant.unchanged : variant.headers;
  response.writeHead(isUnchanged ? 304 : status, extra === undefined ? known : known.concat(extra));
  if (isUnchanged || method === 'HEAD') response.end();
  else response.end(variant.body);
}

/** Browsers send a handful of different ones. */
const chosen = new Map<string, Encoding>();
const MANY = 200;

function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  const header = String(accepted ?? '');
  const before = chosen.get(header);
  if (before !== undefined) return before;
  const refused = /;\s*q=0(?:\.0*)?\s*$/;
  const names = header
    .toLowerCase()
    .split(',')
    .filter((item) => !refused.test(item))
    .map((item) => item.split(';')[0]?.trim());
  const encoding = encodings.find((name) => names.includes(name)) ?? 'identity';
  if (chosen.size < MANY) chosen.set(header, encoding);
  return encoding;
}

function names(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return (
    ifNoneMatch === etag ||
    ifNoneMatch.split(',').some((item) => ['*', etag].includes(item.trim().replace(/^W\//, '')))
  );
}
