import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** Limits for reading the rest of a body after its request has been answered. */
export interface LingerBounds {
  wholeMs: number;
  silenceMs: number;
  /** The limit of the whole time while the server is shutting down. */
  drainingMs: number;
  bytes: number;
  /** Connections at a time; beyond that, a connection is closed without reading the rest. */
  connections: number;
}

const BOUNDS: LingerBounds = {
  // The defaults of nginx's `lingering_time` and `lingering_timeout`.
  wholeMs: 30_000,
  silenceMs: 5_000,
  drainingMs: 2_000,
  // More than anybody submits by mistake.
  bytes: 64 * 1024 * 1024,
  connections: 200,
};
const LOOK_EVERY_MS = 100;

interface UnreadBodies {
  /** Has to be called for every request before it is answered. */
  watch(request: IncomingMessage, response: ServerResponse): void;
  /** Whether the last answer of this connection has been sent, so that further bytes are not a request. */
  isOver(socket: Socket): boolean;
}

/**
 * Lets a client receive an answer that was sent before its body had been read. Closing a connection with
 * unread bytes resets it, and most clients then report a broken connection instead of the 413. So the server
 * closes its own side, reads and discards the rest within limits, and then closes the connection. nginx calls
 * this lingering close.
 */
export function createUnreadBodies(
  draining: AbortSignal | undefined,
  { wholeMs, silenceMs, drainingMs, bytes, connections }: LingerBounds = BOUNDS,
): UnreadBodies {
  const lingering = new Set<Socket>();

  function discard(request: IncomingMessage): void {
    const { socket } = request;
    if (lingering.has(socket) || socket.destroyed) return;
    if (lingering.size >= connections) return void socket.destroy();
    lingering.add(socket);
    // A reader that has already started must not receive the rest.
    request.removeAllListeners('data').unpipe();
    request.resume();

    const beganAt = Date.now();
    const readBefore = socket.bytesRead;
    let readLast = readBefore;
    let heardAt = beganAt;
    const timer = setInterval(() => {
      const now = Date.now();
      if (socket.bytesRead !== readLast) heardAt = now;
      readLast = socket.bytesRead;
      if (request.complete) stop();
      else if (
        now - heardAt > silenceMs ||
        now - beganAt > (draining?.aborted ? drainingMs : wholeMs) ||
        readLast - readBefore > bytes
      )
        socket.destroy();
    }, LOOK_EVERY_MS);
    socket.once('close', stop);
    request.once('end', stop);

    function stop(): void {
      clearInterval(timer);
      socket.off('close', stop);
      lingering.delete(socket);
      // Once everything has been read, closing does not reset the connection.
      if (socket.writableEnded) socket.destroy();
    }
  }

  return {
    watch(request, response) {
      const { socket, headers } = request;
      if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
      // Node calls this method after the last answer of a connection.
      socket.destroySoon = () => {
        if (request.complete) return Socket.prototype.destroySoon.call(socket);
        socket.end();
        discard(request);
      };
      // After any other answer the connection stays open once the body has been read.
      response.once('finish', () => {
        if (!request.complete) discard(request);
      });
    },
    isOver: (socket) => lingering.has(socket) && socket.writableEnded,
  };
}
