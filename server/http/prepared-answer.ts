import {
  type IncomingMessage,
  ServerResponse,
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http';
import { setHead } from './undocumented-header.ts';

/** Longer than a balancer keeps a connection idle, so that it is the balancer who ends it. */
export const KEEP_ALIVE_TIMEOUT_MS = 72_000;

const persistence = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_TIMEOUT_MS / 1_000}\r\n\r\n`;

/**
 * A response that can take its head in one piece. Node puts a head together from names and values, and looks at each
 * character of them, for every answer anew: with a page's seventeen headers that takes longer than all else it does for
 * an answer from memory.
 */
export class PreparedResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  /** Whether the connection goes on after this answer, in the usual way; anything else is left to Node to say. */
  get takesPreparedHead(): boolean {
    return this.shouldKeepAlive && this.req.httpVersion === '1.1';
  }

  /** Ends the response. `head` is as of `prepareHead`, with lines of this answer's own at its end. */
  sendPrepared(status: number, head: string, body: Buffer | undefined): void {
    this.statusCode = status;
    setHead(this, head + dateLine() + persistence);
    this.end(body);
  }
}

/**
 * The status line and a line for each header. Node will not look at them any more: they are looked at here, once.
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

/** Made once a second. */
function dateLine(): string {
  const now = Math.floor(Date.now() / 1_000);
  if (now !== second) {
    second = now;
    line = headerLine('Date', new Date(now * 1_000).toUTCString());
  }
  return line;
}
