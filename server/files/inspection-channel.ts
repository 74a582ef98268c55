import type { ChildProcess } from 'node:child_process';

/**
 * Sends a file to an inspection process: its size as a message, its bytes through standard input. Within the message,
 * the bytes would be copied twice in this process.
 */
export function sendFile(inspector: ChildProcess, bytes: Buffer): void {
  inspector.send(bytes.length);
  inspector.stdin?.write(bytes);
}

/** The receiving end of `sendFile`, in the inspection process. A file is sent only after the last one was answered. */
export function receiveFiles(onFile: (bytes: Buffer) => void): void {
  let size: number | undefined;
  let pieces: Buffer[] = [];
  let received = 0;
  // The size and the bytes arrive through separate channels, so either may come first.
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
