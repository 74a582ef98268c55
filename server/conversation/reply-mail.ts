import { storedFileTypes } from '../../src/contract/stored-file.ts';
import type { ResumeStore } from '../files/resume-store.ts';
import { downloadName } from '../inbox/resume-access.ts';
import type { MailWriter } from '../mail/mail-writers.ts';
import { oneLine } from '../mail/one-line.ts';
import type { AnswerAddress } from '../settings/answers.ts';
import type { SubmissionKinds } from '../submissions/definition.ts';
import { companyAddressFor } from './company-address.ts';
import { findReply, listFilesOfReply, listMessageIdsBefore } from './replies.queries.ts';
import { tagAddress } from './thread-token.ts';

const LONGEST_SUBJECT = 150;
const LONGEST_NAME = 80;

/** Where attachments lie. Undefined for a mailer that sends no replies with files, as some tests have. */
export interface ReplyParts {
  resumes?: ResumeStore | undefined;
  kinds?: SubmissionKinds | undefined;
}

/** Writes what a member replies to a visitor, who can answer it. */
export function replyMails({ resumes, kinds }: ReplyParts): MailWriter {
  return {
    async findRefusal(db, { aboutId }) {
      const files = await listFilesOfReply(db, aboutId);
      return files.some(({ scan_state }) => scan_state === 'infected')
        ? 'The virus scanner has found an attachment to be infected.'
        : undefined;
    },
    async write({ db, site, answers }, { aboutId, recipient }) {
      const reply = await findReply(db, aboutId);
      if (reply === undefined) return undefined;
      const { reference, kind, token, name, address, subject, body } = reply;
      const words = site.letterWords;
      const files = await listFilesOfReply(db, aboutId);
      const attachments = files.map(async (file) => {
        if (resumes === undefined) throw new Error('a reply has files, and its mailer has no store');
        const bytes = await resumes.getBytes(file.id);
        return {
          filename: downloadName(file),
          contentType: storedFileTypes[file.type],
          content: Buffer.from(bytes),
        };
      });
      const whole = subject.includes(reference) ? subject : words('reply.subject', { subject, reference });
      return {
        letter: {
          subject: oneLine(whole, LONGEST_SUBJECT),
          replyTo: {
            name: site.identity.name,
            address: replyAddress(answers, token) ?? companyAddressFor(kind, site.identity, kinds),
          },
          paragraphs: [],
          message: body,
          facts: [],
          quote: undefined,
          link: undefined,
          closing: [words('reply.keepReference', { reference })],
        },
        // The staff may have corrected it.
        to: [{ name: oneLine(name, LONGEST_NAME), address: recipient ?? address }],
        personal: {
          references: await listMessageIdsBefore(db, aboutId),
          attachments: await Promise.all(attachments),
        },
      };
    },
  };
}

/** The address that answers go to, if they come back to us. */
function replyAddress(answers: AnswerAddress | undefined, token: string): string | undefined {
  return answers?.hasTags ? tagAddress(answers.address, token) : answers?.address;
}
