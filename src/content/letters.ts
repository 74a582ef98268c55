import type * as z from 'zod';
import { alertLetters, invitationLetters, lapseLetters, quotationEndLetters } from './letters/staff.ts';
import {
  applicationLetters,
  confirmationLetters,
  contactLetters,
  dataRequestLetters,
  detailLetters,
  noticeLetters,
  postingLetters,
  quotationLetters,
  replyLetters,
} from './letters/submissions.ts';
import { type MessageIdOf, messageAreas } from './messages.ts';

/** The sample company's mails, by what they are about. */
export const sampleLetters = {
  frame: { indianTime: '{time} IST' },
  confirmation: confirmationLetters,
  notice: noticeLetters,
  details: detailLetters,
  contact: contactLetters,
  quotation: quotationLetters,
  application: applicationLetters,
  posting: postingLetters,
  dataRequest: dataRequestLetters,
  reply: replyLetters,
  invitation: invitationLetters,
  alert: alertLetters,
  lapse: lapseLetters,
  quotationEnds: quotationEndLetters,
} as const;

const labels: Record<keyof typeof sampleLetters, string> = {
  frame: 'Every mail',
  confirmation: 'Every confirmation to a visitor',
  notice: 'Every notice to the team',
  details: 'Names of the details in notices and in the inbox',
  contact: 'Call-back request',
  quotation: 'Quotation request',
  application: 'Job application',
  posting: 'Job opening',
  dataRequest: 'Request about personal data',
  reply: 'Every reply of the staff',
  invitation: 'Invitation to the staff area',
  alert: 'Alerts about accounts of the staff',
  lapse: 'Reminders of documents that expire',
  quotationEnds: 'Reminders of quotations that end',
};

/** The words of the mails that the server sends. */
export const letters = messageAreas(sampleLetters, labels);
export type Letters = z.infer<typeof letters>;

export type LetterId = MessageIdOf<typeof sampleLetters>;
