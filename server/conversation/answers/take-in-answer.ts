import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { LIMITS } from '../../../src/contract/fields.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { runTransaction } from '../../database/run-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { findFileType } from '../../files/attachment-type.ts';
import type { FileInspection } from '../../files/inspection.ts';
import { cleanFileName, putFile, type ResumeStore } from '../../files/resume-store.ts';
import type { NewFile } from '../messages.queries.ts';
import { tokensInMessageIds } from '../thread-token.ts';
import {
  countAnswers,
  createAnswer,
  type FoundConversation,
  findBySender,
  findByTokens,
  isMessageKnown,
  raiseItem,
} from './answers.queries.ts';
import type { ParsedMail } from './parse-mail.ts';
import { readMail } from './read-mail.ts';
import { tellOfAnswer } from './tell-of-answer.ts';

/** More files are only named. */
const MOST_FILES = 10;
/** A person writes less. Two programs that answer each other are stopped here. */
const MOST_A_DAY = 100;
/** An item is opened with all of its messages. */
const MOST_IN_ALL = 500;

export interface AnswerParts {
  db: Kysely<Database>;
  resumes: ResumeStore;
  inspection?: FileInspection | undefined;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/**
 * `taken` into an item; `known` from before; `foreign` if it belongs to no item, `own` if it is a copy of a mail of
 * ours, `too many` if the item has received more than a person writes, `unreadable` if it was put aside.
 */
export type AnswerOutcome = 'taken' | 'known' | 'foreign' | 'own' | 'too many' | 'unreadable';

/**
 * Puts a received mail into the item that it answers.
 * @param isWhole false for the beginning of a mail that is too large, whose files are only named.
 * @throws {Error} where it cannot be read, or the database or the store is unreachable; see `countAttempts`.
 */
export async function takeInAnswer(parts: AnswerParts, raw: Buffer, isWhole = true): Promise<AnswerOutcome> {
  const { db, log } = parts;
  const mail = await readMail(raw);
  if (tokensInMessageIds(mail.messageId).length > 0) return 'own';
  const found = await findConversation(db, mail);
  if (found === undefined) return 'foreign';
  const { submissionId, reference } = found;
  if (await isMessageKnown(db, submissionId, mail.messageId)) return 'known';
  const received = await countAnswers(db, submissionId);
  if (received.today >= MOST_A_DAY || received.all >= MOST_IN_ALL) {
    log.warn({ reference, ...received }, 'an item has received too many mails; another one was left out');
    return 'too many';
  }
  const files = await storeFiles(parts, mail.files, isWhole);
  const isNew = await runTransaction(db, async (trx) => {
    if (!(await createAnswer(trx, found, { ...mail, isCut: mail.isCut || !isWhole }, files))) return false;
    const raised = mail.nature === 'automatic' ? undefined : await raiseItem(trx, submissionId);
    if (raised !== undefined) await tellOfAnswer(trx, raised);
    await addAuditLine(trx, {
      memberId: null,
      action: 'answer received',
      subject: reference,
      detail: mail.nature,
      address: '',
    });
    return true;
  });
  if (!isNew) return 'known';
  log.info({ reference, nature: mail.nature, files: files.length }, 'an answer was received');
  return 'taken';
}

async function findConversation(
  db: Kysely<Database>,
  { tokens, references, address }: ParsedMail,
): Promise<FoundConversation | undefined> {
  const found = tokens.length === 0 ? undefined : await findByTokens(db, tokens);
  if (found !== undefined || references.length === 0 || address === '') return found;
  return findBySender(db, references, address);
}

/** Keeps the files that can be shown safely, and the names of the others. */
async function storeFiles(
  parts: AnswerParts,
  files: ParsedMail['files'],
  isWhole: boolean,
): Promise<NewFile[]> {
  const stored: NewFile[] = [];
  for (const { name: given, bytes } of files.slice(0, 3 * MOST_FILES)) {
    const [name, size] = [cleanFileName(given), bytes.length];
    const leaveOut = (leftOut: NewFile['leftOut'], known = size) =>
      stored.push({ name, size: known, row: undefined, leftOut });
    if (stored.length >= MOST_FILES) leaveOut('number');
    else if (!isWhole) leaveOut('size', 0);
    else if (size > LIMITS.resumeBytes) leaveOut('size');
    else {
      const type = await findFileType(parts, new Blob([new Uint8Array(bytes)]));
      if (type === undefined) leaveOut('kind');
      else
        stored.push({
          name,
          size,
          leftOut: undefined,
          row: await putFile(parts.resumes, { bytes, type, name }),
        });
    }
  }
  return stored;
}
