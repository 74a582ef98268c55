import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { type Encoding, encodings } from './encodings.ts';

/**
 * The encoding of the answer: the offered one that the client prefers and, of several that it prefers equally, the one
 * that compresses best. A client that accepts none gets `identity`, as RFC 9110 allows.
 */
export function chooseEncoding(headers: IncomingHttpHeaders, offered: readonly Encoding[]): Encoding {
  return rankEncodings(headers).find((encoding) => offered.includes(encoding)) ?? 'identity';
}

/** Whether the client already has what would be sent, so that a GET or HEAD is answered with 304. */
export function isNotModified(
  headers: IncomingHttpHeaders,
  validators: { etag: string; 'last-modified'?: string | undefined },
): boolean {
  return fresh(headers, validators);
}

/** Browsers send only a handful of different values. Parsing one takes a twentieth of the time that a page needs. */
const rankings = new Map<string, Encoding[]>();
const MOST_RANKINGS = 200;

function rankEncodings(headers: IncomingHttpHeaders): Encoding[] {
  const header = String(headers['accept-encoding'] ?? '');
  const known = rankings.get(header);
  if (known !== undefined) return known;
  const ranking = new Negotiator({ headers }).encodings(encodings, { preferred: encodings });
  if (rankings.size < MOST_RANKINGS) rankings.set(header, ranking);
  return ranking;
}
