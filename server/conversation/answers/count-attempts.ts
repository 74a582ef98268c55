import { AppError, isDatabaseUnavailable } from '../../errors.ts';
import { UnreadableMail } from './read-mail.ts';
import type { AnswerOutcome, AnswerParts } from './take-in-answer.ts';
import { countAttempt, forgetReadMail, noteMailError, takeBackAttempt } from './unread-mails.queries.ts';

/** A mail at which reading fails again and again must not keep back all others. */
const MOST_ATTEMPTS = 3;

/**
 * Takes a mail in by `take`, and counts the attempt before, so that even a mail that ends this process is tried three
 * times at most. After the third failure it is put aside: the office is told under Mail, and it stays where it came from.
 * One that cannot be read is tried again at once, or a few of them would keep the others waiting for hours.
 * @param key tells this mail from all others.
 * @throws the error, until it has occurred often enough. A database or store that is away says nothing about the mail.
 */
export async function countAttempts(
  { db, log }: Pick<AnswerParts, 'db' | 'log'>,
  key: string,
  take: () => Promise<AnswerOutcome>,
): Promise<AnswerOutcome> {
  const attempts = await countAttempt(db, key);
  if (attempts > MOST_ATTEMPTS) {
    await noteMailError(db, key, { message: '', isPutAside: true });
    return 'unreadable';
  }
  try {
    const outcome = await take();
    await forgetReadMail(db, key);
    return outcome;
  } catch (error) {
    if (isElsewhere(error)) {
      await takeBackAttempt(db, key).catch(() => undefined);
      throw error;
    }
    const isPutAside = attempts === MOST_ATTEMPTS;
    await noteMailError(db, key, { message: messageOf(error), isPutAside });
    if (!isPutAside) {
      if (error instanceof UnreadableMail) return countAttempts({ db, log }, key, take);
      throw error;
    }
    log.error({ err: error, key }, 'a received mail was put aside, since it could not be taken in');
    return 'unreadable';
  }
}

const isElsewhere = (error: unknown) =>
  isDatabaseUnavailable(error) || (error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE');

/** Without what it may repeat of the mail. */
function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1).join('').slice(0, 200);
}
