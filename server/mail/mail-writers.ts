import type { Kysely } from 'kysely';
import type { Database, MailRole } from '../database/schema.ts';
import type { MailConfig } from '../settings/mail.ts';
import type { MailAddress } from '../settings/mail-address.ts';
import type { Letter } from './letter.ts';
import type { ClaimedMail } from './mails.queries.ts';

/**
 * What writes the mails of each role. The mailer is given them when it is started, since what a mail says is known to
 * rooms that import this one.
 */
export type MailWriters = Readonly<Record<MailRole, MailWriter>>;

export interface MailWriter {
  /** Why a mail that waits for its turn is not to be sent any more; undefined where nothing speaks against it. */
  findRefusal(parts: WriterParts, mail: MailToWrite): Promise<string | undefined>;
  /** Undefined where what the mail is about has been erased meanwhile. */
  write(parts: WriterParts, mail: MailToWrite): Promise<WrittenMail | undefined>;
}

export interface WriterParts {
  db: Kysely<Database>;
  config: MailConfig;
  /** Where the staff's pages and the site's are, as https://example.com. */
  staffOrigin: string;
}

export type MailToWrite = Pick<ClaimedMail, 'id' | 'aboutId' | 'recipient'>;

export interface WrittenMail {
  letter: Letter;
  to: string | MailAddress[];
}
