import type { ChildProcess } from 'node:child_process';

/** What a process sends for one file: its result, or the error that prevented it. */
export type ProcessAnswer<Answer> = { found: Answer } | { fault: string };

/**
 * Sends a file to one of the processes that work on files: its size as a message, its bytes through standard input.
 * Within the message, the bytes would be copied twice in this process.
 */
export function sendFile(worker: ChildProcess, bytes: Buffer): void {
  worker.send(bytes.length);
  worker.stdin?.write(bytes);
}

/**
 * Answers one file after the other, in a process apart from the one that answers requests; `file-processes.ts` is the
 * other end. The process exits when the channel to its parent closes.
 */
export function answerFiles<Answer>(answer: (bytes: Buffer) => Promise<Answer>): void {
  receiveFiles(async (bytes) => {
    const told: ProcessAnswer<Answer> = await answer(bytes).then(
      (found) => ({ found }),
      (error: unknown) => ({
        fault: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    );
    process.send?.(told);
  });
  process.send?.('ready');
}

/** The receiving end of `sendFile`. A file is sent only after the last one was answered. */
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
