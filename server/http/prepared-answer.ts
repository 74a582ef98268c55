import {
  type IncomingMessage,
  ServerResponse,
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http';
import { setHead } from './undocumented-header.ts';

/** Longer than a load balancer keeps an idle connection, so that the balancer closes it first. */
export const KEEP_ALIVE_TIMEOUT_MS = 72_000;

const persistence = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_TIMEOUT_MS / 1_000}\r\n\r\n`;

/**
 * A response that can send a head that was built beforehand. Node builds the head of every answer anew from
 * names and values and checks each character: with the seventeen headers of a page this takes longer than all
 * its other work for an answer from the cache.
 */
export class PreparedResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  /** Whether the connection is kept alive in the usual way. In any other case Node builds the head. */
  get takesPreparedHead(): boolean {
    const { httpVersion, headers } = this.req;
    return (
      httpVersion === '1.1' && !/\bclose\b/i.test(headers.connection ?? '') && !this.hasHeader('connection')
    );
  }

  /** Sends the whole response. `head` comes from `prepareHead`, with the headers of this answer appended. */
  sendPrepared(status: number, head: string, body: Buffer | undefined): void {
    this.statusCode = status;
    setHead(this, head + dateLine() + persistence);
    this.end(body);
  }
}

/**
 * Builds the status line and the header lines. Node does not validate a prepared head, so this does, once.
 * @throws {TypeError} for a name or a value that HTTP does not allow.
 */
export function prepareHead(status: number, headers: [name: string, value: string][]): string {
  for (const [name, value] of headers) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.map(([name, value]) => headerLine(name, value)).join('')}`;
}

export function headerLine(name: string, value: string): string {
  return `${name}: ${value}\r\n`;
}

let second = 0;
let line = '';

/** The Date header, rebuilt once a second. */
function dateLine(): string {
  const now = Math.floor(Date.now() / 1_000);
  if (now !== second) {
    second = now;
    line = headerLine('Date', new Date(now * 1_000).toUTCString());
  }
  return line;
}
