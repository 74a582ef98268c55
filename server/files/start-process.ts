import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface StartOptions {
  /** What the process does, for the log: such as `inspection`. */
  work: string;
  source: URL;
  /** The limit of its JavaScript heap. The file and its unpacked parts lie outside of it, within other limits. */
  heapMb: number;
}

/** Starts a process for work on files that anybody may have made. It says `ready` once it can be told what to do. */
export function startProcess({ source, heapMb }: StartOptions): ChildProcess {
  const started = fork(fileURLToPath(source), {
    // The process reads hostile files, so it inherits neither the server's secrets nor its flags.
    env: {},
    execArgv: [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=2'],
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    // Answers may have bytes, which JSON would write out as numbers.
    serialization: 'advanced',
  });
  // A process that ends while it receives a file breaks the pipe. Its exit already says so.
  started.stdin?.on('error', () => undefined);
  return started;
}

/** A process that runs out of memory ends with SIGABRT. */
export const endOf = (work: string, code: number | null, signal: string | null) =>
  new Error(`the ${work} process ended: ${signal ?? code}`);
