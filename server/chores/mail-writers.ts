import type { MailWriters } from '../mail/mail-writers.ts';
import { lapseWarningMails } from '../publications/lapses/warning-mail.ts';
import { staffAlertMails } from '../staff/access/alert-mail.ts';
import type { SubmissionKinds } from '../submissions/definition.ts';
import { submissionMailWriters } from '../submissions/kinds/submission-mails.ts';

/** The writers of all mails, for the mailer. Every room that causes mails writes its own. */
export function createMailWriters(kinds?: SubmissionKinds): MailWriters {
  return { ...submissionMailWriters(kinds), warning: lapseWarningMails, alert: staffAlertMails };
}
