import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createUnreadBodies, type LingerBounds } from '../../server/http/unread-bodies.ts';

/** Limits too high to matter; each test lowers the one that it is about. */
const wide = { wholeMs: 20_000, silenceMs: 20_000, drainingMs: 20_000, bytes: 1e9, connections: 10 };
const ENDLESS = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000000\r\n\r\n';

/** A server that refuses every body unread, in the two ways in which an answer can end. */
async function startServer(
  bounds: Partial<LingerBounds>,
  { close = true, draining = new AbortController() } = {},
) {
  const unreadBodies = createUnreadBodies(draining.signal, { ...wide, ...bounds });
  let requests = 0;
  const server: Server = createServer((request, response) => {
    if (unreadBodies.isOver(request.socket)) return void request.socket.destroy();
    requests += 1;
    unreadBodies.watch(request, response);
    response.writeHead(413, close ? { connection: 'close', 'content-length': 2 } : { 'content-length': 2 });
    response.end('no');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, draining, requests: () => requests };
}

/** Sends the head of a request and waits for the complete answer. */
async function refuse(
  server: Server,
  request = ENDLESS,
): Promise<{ socket: Socket; closed: Promise<unknown> }> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  // The server closes it: this side would stay half-open.
  const closed = new Promise((resolve) =>
    server.once('connection', (theirs: Socket) => theirs.once('close', resolve)),
  );
  socket.write(request);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('413');
  return { socket, closed };
}

/** Writes until the server stops reading. */
async function writeOn(socket: Socket, everyMs = 1): Promise<number> {
  let written = 0;
  for (; !socket.destroyed; written += 64 * 1024) {
    socket.write(Buffer.alloc(64 * 1024));
    await pause(everyMs);
  }
  return written;
}

describe('the rest of a refused body', () => {
  it('is read for no longer than the total time limit', async () => {
    const { server } = await startServer({ wholeMs: 300 });
    const { socket } = await refuse(server);
    expect(await writeOn(socket, 20)).toBeGreaterThan(0);
  });

  it('is not waited for once nothing has arrived for the idle time limit', async () => {
    const { server } = await startServer({ silenceMs: 200 });
    const { closed } = await refuse(server);
    await closed;
  });

  it('is read up to the limit of bytes', async () => {
    const { server } = await startServer({ bytes: 1024 * 1024 });
    const { socket } = await refuse(server);
    expect(await writeOn(socket)).toBeGreaterThan(1024 * 1024);
  });

  it('is limited in the same way if the answer does not close the connection', async () => {
    const { server } = await startServer({ silenceMs: 200 }, { close: false });
    const { closed } = await refuse(server);
    await closed;
  });
});

describe('a connection', () => {
  const whole = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\n\r\n';

  it('ends when the rest has arrived, and whatever follows is not taken for a request', async () => {
    const { server, requests } = await startServer({});
    const { socket, closed } = await refuse(server, whole);
    socket.write(`rest${whole}rest`);
    await closed;
    expect(requests()).toBe(1);
  });

  it('stays open if the answer does not close it', async () => {
    const { server, requests } = await startServer({}, { close: false });
    const { socket } = await refuse(server, whole);
    socket.write(`rest${whole}`);
    await once(socket, 'data');
    expect(requests()).toBe(2);
  });
});
