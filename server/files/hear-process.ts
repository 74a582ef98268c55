import { on } from 'node:events';
import { endOf, type StartOptions, startProcess } from './start-process.ts';

/** A process has ended before its work did, or was silent for too long. */
export class EndedProcess extends Error {}

interface HearOptions extends StartOptions {
  /** One that says nothing for so long is ended. */
  silenceMs: number;
}

interface Heard<Told, Answer> {
  told: Told;
  answer(message: Answer): void;
}

/**
 * Starts a process for one large file, and gives what it tells until somebody has heard enough. Then it is ended.
 * `tell-server.ts` is the other end.
 * @throws {EndedProcess}
 */
export async function* hearProcess<Told, Answer>(
  { silenceMs, ...options }: HearOptions,
  signal?: AbortSignal,
): AsyncGenerator<Heard<Told, Answer>> {
  const worker = startProcess(options);
  let cause: Error | undefined;
  worker.once('exit', (code, killedBy) => {
    cause = endOf(options.work, code, killedBy);
  });
  // If it has ended meanwhile, that is heard next.
  const answer = (message: Answer) => worker.send(message as object, () => undefined);
  const end = () => worker.kill('SIGKILL');
  let silence = setTimeout(end, silenceMs);
  try {
    const messages = on(worker, 'message', { close: ['exit'], ...(signal && { signal }) });
    for await (const [told] of messages as AsyncIterable<[Told]>) {
      clearTimeout(silence);
      yield { told, answer };
      silence = setTimeout(end, silenceMs);
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(silence);
    end();
  }
  throw new EndedProcess(`the ${options.work} did not come to its end`, { cause });
}
