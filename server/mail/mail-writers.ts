import type { Kysely } from 'kysely';
import type { Site } from '../../src/content/site.ts';
import type { Database, MailRole } from '../database/schema.ts';
import type { AnswerAddress } from '../settings/answers.ts';
import type { MailConfig } from '../settings/mail.ts';
import type { MailAddress } from '../settings/mail-address.ts';
import type { Letter } from './letter.ts';
import type { ClaimedMail } from './mails.queries.ts';

/**
 * The writers of the mails of each role. The mailer receives them when it is started, since the content of a mail
 * belongs to rooms that import this one.
 */
export type MailWriters = Readonly<Record<MailRole, MailWriter>>;

export interface MailWriter {
  /** Why a mail that is due must not be sent any more; undefined where it may be sent. */
  findRefusal(db: Kysely<Database>, mail: MailToWrite): Promise<string | undefined>;
  /** Writes the mail; undefined where its subject, such as the submission, has been erased in the meantime. */
  write(parts: WriterParts, mail: MailToWrite): Promise<WrittenMail | undefined>;
}

export interface WriterParts {
  db: Kysely<Database>;
  config: MailConfig;
  /** The address to which visitors answer us, if there is one. */
  answers?: AnswerAddress | undefined;
  /** The origin of the staff area and the site, such as `https://example.com`. */
  staffOrigin: string;
  /** The site as it is published while the mail is written, in the language of its reader. */
  site: Site;
}

export type MailToWrite = Pick<ClaimedMail, 'id' | 'aboutId' | 'recipient'>;

export interface WrittenMail {
  letter: Letter;
  to: string | MailAddress[];
  /** Of a mail that a person wrote. Other mails say that they are automatic. */
  personal?: {
    /** The Message-IDs that came before it, oldest first, by which mail programs sort it into its conversation. */
    references: string[];
    attachments: { filename: string; contentType: string; content: Buffer }[];
  };
}
