import { createFileProcesses, FileFailure } from '../../files/file-processes.ts';
import type { ParsedMail } from './parse-mail.ts';

/** Anybody can send any mail, so each is read in a process of its own. It starts with the first mail. */
const processes = createFileProcesses<ParsedMail>({
  work: 'mail reading',
  source: new URL('./mail-process.ts', import.meta.url),
  // Mails come one by one, and one of 25 MB is in memory several times while it is read.
  processes: 1,
  heapMb: 256,
  mostWaiting: 20,
  longestWaitMs: 15_000,
  // Three attempts fit into the time that a connection may be silent.
  timeoutMs: 8_000,
});

/** A mail of which not even the header can be read, or that takes too much time or memory. */
export class UnreadableMail extends Error {}

/**
 * @throws {AppError} SERVICE_UNAVAILABLE where too many mails are waiting already.
 * @throws {UnreadableMail}
 */
export async function readMail(raw: Buffer): Promise<ParsedMail> {
  try {
    return (await processes.ask(async () => raw)).answer;
  } catch (error) {
    if (!(error instanceof FileFailure)) throw error;
    const { cause } = error;
    throw new UnreadableMail(cause instanceof Error ? cause.message : 'unknown', { cause });
  }
}
