import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { BARE_HEADERS } from './security-headers.ts';

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/**
 * Answers a connection whose bytes could not be parsed as a request: malformed HTTP, headers that are too long, a body
 * that takes too long. There is no path yet to choose a door by, so all get the REST door's format.
 */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ''] ?? 400;
  const title = STATUS_CODES[status] ?? 'Bad Request';
  const body = JSON.stringify({ type: 'about:blank', title, status });
  const bare = Object.entries(BARE_HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${status} ${title}\r\nContent-Type: application/problem+json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n${bare.join('')}\r\n${body}`,
  );
}
