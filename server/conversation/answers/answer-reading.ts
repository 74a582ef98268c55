import type { AnswerConfig } from '../../settings/answers.ts';
import { readMailbox } from './read-mailbox.ts';
import type { AnswerParts } from './take-in-answer.ts';

/**
 * @returns a function that reads what has arrived in the mailbox of the answers. While the mail server is unreachable,
 * the log says so once.
 */
export function createAnswerReading(
  parts: AnswerParts,
  config: AnswerConfig,
): (stop: AbortSignal) => Promise<void> {
  const { log } = parts;
  let wasAway = false;
  return async (stop) => {
    try {
      await readMailbox(parts, config, stop);
      if (wasAway) log.info('the mailbox of the answers is reachable again');
      wasAway = false;
    } catch (error) {
      // Its message may repeat the account or a mail.
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (!wasAway) log.warn({ code }, 'the mailbox of the answers could not be read; it is tried again');
      wasAway = true;
    }
  };
}
