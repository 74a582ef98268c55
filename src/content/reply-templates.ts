import * as z from 'zod';
import { line, list, paragraph } from './schema/fields.ts';

/** What a reply is about. */
const replySubjects = ['any', 'contact', 'quotation', 'application'] as const;

/** What stands in braces in a template and is filled in for each reply. */
export const replyFields = ['name', 'reference', 'about', 'member'] as const;
export type ReplyField = (typeof replyFields)[number];

const HELP =
  'Filled in for each reply: {name} of the sender, {reference}, {about} (company, service or position), {member} who replies.';

const template = z.strictObject({
  name: line({ label: 'Name', help: 'What the office chooses it by.', most: 60 }),
  for: z.enum(replySubjects).meta({ label: 'For replies to' }),
  subject: line({ label: 'Subject', help: HELP, most: 120 }),
  text: paragraph({ label: 'Text', help: HELP, most: 4_000 }),
});

/** What the office's replies begin with. The staff change and add them, and translate them like every other text. */
export const replyTemplates = z.strictObject({
  templates: list(template, { label: 'Templates', item: 'template', title: 'name', most: 60 }),
});
export type ReplyTemplates = z.infer<typeof replyTemplates>;

export const sampleReplyTemplates: ReplyTemplates = {
  templates: [
    {
      name: 'We tried to call you',
      for: 'contact',
      subject: 'Your call-back request',
      text: 'Dear {name},\n\nThank you for writing to {companyShort}. We tried to call you today and could not reach you.\n\nPlease tell us by answering this mail when a call suits you, or ring {tollFree}, toll-free.\n\nWith kind regards\n{member}\n{company}',
    },
    {
      name: 'A visit before the offer',
      for: 'quotation',
      subject: 'Your request for a quotation',
      text: 'Dear {name},\n\nThank you for asking {companyShort} about {about}.\n\nBefore we name a price, one of our officers would like to see the site with you. Please tell us two days and times that suit you.\n\nWith kind regards\n{member}\n{company}',
    },
    {
      name: 'A question before the offer',
      for: 'quotation',
      subject: 'Your request for a quotation',
      text: 'Dear {name},\n\nThank you for asking {companyShort} about {about}. To prepare our offer, please tell us:\n\n1. How many posts are to be guarded, and at which hours?\n2. From which day is the service needed?\n3. Who guards the site today?\n\nWith kind regards\n{member}\n{company}',
    },
    {
      name: 'Invitation to an interview',
      for: 'application',
      subject: 'Your application: an interview',
      text: 'Dear {name},\n\nThank you for applying to {companyShort} ({about}). We would like to meet you.\n\nDay and time:\nPlace:\n\nPlease bring the originals of your certificates and a proof of identity. Please tell us by answering this mail whether you will come.\n\nWe never ask an applicant for money, at no stage.\n\nWith kind regards\n{member}\n{company}',
    },
    {
      name: 'Documents are missing',
      for: 'application',
      subject: 'Your application: documents',
      text: 'Dear {name},\n\nThank you for applying to {companyShort} ({about}). Some documents are missing in your application. Please answer this mail and attach:\n\n1. Your resume\n2. Your certificates\n\nPDF, Word files and photos can be read here, up to 5 MB each.\n\nWith kind regards\n{member}\n{company}',
    },
    {
      name: 'No place at present',
      for: 'application',
      subject: 'Your application',
      text: 'Dear {name},\n\nThank you for applying to {companyShort} ({about}). We have read your application with care. At present we cannot offer you a place.\n\nYou are welcome to apply again. We wish you all the best.\n\nWith kind regards\n{member}\n{company}',
    },
    {
      name: 'We have your message',
      for: 'any',
      subject: 'Your message to {companyShort}',
      text: 'Dear {name},\n\nThank you for your message. We are looking into it and will write to you again.\n\nWith kind regards\n{member}\n{company}',
    },
  ],
};
