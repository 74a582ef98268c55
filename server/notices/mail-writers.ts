import { replyMails } from '../conversation/reply-mail.ts';
import type { ResumeStore } from '../files/resume-store.ts';
import type { MailWriters } from '../mail/mail-writers.ts';
import { staffAlertMails } from '../members/access/alert-mail.ts';
import { lapseWarningMails } from '../publications/lapses/warning-mail.ts';
import { quotationReminderMails } from '../quotations/reminder-mail.ts';
import type { SubmissionKinds } from '../submissions/definition.ts';
import { submissionMailWriters } from '../submissions/kinds/submission-mails.ts';
import { memberMails } from './member-mail.ts';

/**
 * The writers of all mails, for the mailer. Every room that causes mails writes its own.
 * @param resumes where the attachments of replies lie.
 */
export function createMailWriters(kinds?: SubmissionKinds, resumes?: ResumeStore): MailWriters {
  return {
    ...submissionMailWriters(kinds),
    warning: lapseWarningMails,
    alert: staffAlertMails,
    reply: replyMails({ kinds, resumes }),
    quotation: quotationReminderMails,
    member: memberMails(kinds),
  };
}
