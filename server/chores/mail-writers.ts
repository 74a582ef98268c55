import type { ResumeStore } from '../files/resume-store.ts';
import type { MailWriters } from '../mail/mail-writers.ts';
import { lapseWarningMails } from '../publications/lapses/warning-mail.ts';
import { staffAlertMails } from '../staff/access/alert-mail.ts';
import { replyMails } from '../staff/conversation/reply-mail.ts';
import { memberMails } from '../staff/member-mail/member-mail.ts';
import { quotationReminderMails } from '../staff/quotations/reminder-mail.ts';
import type { SubmissionKinds } from '../submissions/definition.ts';
import { submissionMailWriters } from '../submissions/kinds/submission-mails.ts';

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
