import type { ChildProcess } from 'node:child_process';

/**
 * Sends a file to an inspection process: its size as a message, its bytes to standard input. As part of a message the
 * bytes would be copied twice on this side.
 */
export function sendFile(inspector: ChildProcess, bytes: Buffer): void {
  inspector.send(bytes.length);
  inspector.stdin?.write(bytes);
}

/** The inspection process' end of `sendFile`. The next file is sent only when this one has been answered. */
export function receiveFiles(onFile: (bytes: Buffer) => void): void {
  let size: number | undefined;
  let pieces: Buffer[] = [];
  let received = 0;
  // The size and the bytes come by ways of their own, in either order.
  const deliverWhole = () => {
    if (size === undefined || received < size) return;
    const file = Buffer.concat(pieces);
    size = undefined;
    pieces = [];
    received = 0;
    onFile(file);
  };
  process.on('message', (announced: number) => {
    size = announced;
    deliverWhole();
  });
  process.stdin.on('data', (piece: Buffer) => {
    pieces.push(piece);
    received += piece.length;
    deliverWhole();
  });
}
