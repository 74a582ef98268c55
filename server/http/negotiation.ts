import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';
import Negotiator from 'negotiator';

/**
 * The encoding to answer in: the one that the client prefers and, among those it likes equally, the first of `offered`.
 * A client that accepts none of them gets `identity`, as RFC 9110 allows.
 */
export function chooseEncoding<Encoding extends string>(
  headers: IncomingHttpHeaders,
  offered: readonly Encoding[],
): Encoding | 'identity' {
  return new Negotiator({ headers }).encoding(offered, { preferred: offered }) ?? 'identity';
}

/** Whether the client already has what would be sent, so that a GET or HEAD is answered with 304. */
export function isNotModified(
  headers: IncomingHttpHeaders,
  validators: { etag: string; 'last-modified'?: string | undefined },
): boolean {
  return fresh(headers, validators);
}
