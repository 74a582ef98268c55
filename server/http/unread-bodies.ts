import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** How long and how much is read after an answer that did not wait for the body. */
export interface LingerBounds {
  wholeMs: number;
  silenceMs: number;
  /** In all, for a server that has been asked to stop. */
  drainingMs: number;
  bytes: number;
  /** At a time: the rest of further bodies is not waited for. */
  connections: number;
}

const BOUNDS: LingerBounds = {
  // As nginx has its `lingering_time` and `lingering_timeout`.
  wholeMs: 30_000,
  silenceMs: 5_000,
  drainingMs: 2_000,
  // More than anybody sends to a form by mistake.
  bytes: 64 * 1024 * 1024,
  connections: 200,
};
const LOOK_EVERY_MS = 100;

interface UnreadBodies {
  /** To be told of every request, before it is answered. */
  watch(request: IncomingMessage, response: ServerResponse): void;
  /** Whether what follows on this connection is no request any more: its last answer has been given. */
  isOver(socket: Socket): boolean;
}

/**
 * Lets a client hear an answer that was given before its body had been read. Closing a connection with unread bytes
 * resets it, and most clients then report a broken connection instead of the 413 that they were sent. So the
 * server ends its own side, goes on reading and throws away what comes, within bounds, and then closes.
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
    // Whoever read a part of the body must not be handed the rest.
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
      // Everything has been read, so that closing resets nothing.
      if (socket.writableEnded) socket.destroy();
    }
  }

  return {
    watch(request, response) {
      const { socket, headers } = request;
      if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
      // Node calls this after the last answer of a connection.
      socket.destroySoon = () => {
        if (request.complete) return Socket.prototype.destroySoon.call(socket);
        socket.end();
        discard(request);
      };
      // Of an answer that is not the last one, the connection goes on once the body is over.
      response.once('finish', () => {
        if (!request.complete) discard(request);
      });
    },
    isOver: (socket) => lingering.has(socket) && socket.writableEnded,
  };
}
