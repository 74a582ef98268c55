import { z } from 'zod';
import { languages } from '../../languages.ts';
import { requiredText, storable } from '../fields.ts';
import { formDataOf } from '../typed-form-data.ts';
import { resumeInfo } from './resume.ts';

/** The limits of one reply: characters, or bytes where the name says so. */
export const REPLY_LIMITS = {
  subject: 150,
  text: 10_000,
  files: 5,
  fileBytes: 5 * 1024 * 1024,
  /** What most mail servers accept, less what the encoding of attachments adds. */
  allFilesBytes: 8 * 1024 * 1024,
} as const;

/** The names of the form's fields for files. */
export const fileFields = ['file1', 'file2', 'file3', 'file4', 'file5'] as const;

const reference = z.string().regex(/^[A-Z]{2}-[0-9A-Z]{6}$/, 'is no reference');
const locale = z.enum(languages.map((language) => language.locale));

/** An unchosen file is left out, or sent as an empty file without a name. */
const file = z
  .instanceof(File, { error: 'must be a file' })
  .transform((each) => (each.size === 0 && each.name === '' ? undefined : each))
  .refine(
    (each) => each === undefined || each.size <= REPLY_LIMITS.fileBytes,
    'must be at most 5 MB, as every file',
  )
  .optional();

/** A reply as multipart form data, since it may have files. */
export const replyInput = formDataOf(
  z.object({
    reference,
    /** The newest message that the member has seen; '' for none. */
    seen: z.string().regex(/^\d{0,18}$/, 'is no message'),
    /** One of the addresses of `replyForm`. */
    to: z.string().max(254),
    /** The language that the reply is written in. */
    locale,
    subject: requiredText.refine(
      (subject) => subject.length <= REPLY_LIMITS.subject,
      `must have at most ${REPLY_LIMITS.subject} characters`,
    ),
    text: storable(z.string().trim().min(1, 'must not be empty').max(REPLY_LIMITS.text)).transform((text) =>
      text.replace(/\r\n?/g, '\n').normalize('NFC'),
    ),
    /** Whether the item is answered by it, if it was open. */
    isAnswered: z.enum(['yes', 'no']).transform((value) => value === 'yes'),
    file1: file,
    file2: file,
    file3: file,
    file4: file,
    file5: file,
  }),
);

/** A template with its fields filled in, in one language. */
const filledTemplate = z.object({
  /** Its name in that language, by which the member chooses it. */
  name: z.string(),
  locale,
  subject: z.string(),
  text: z.string(),
});

/** A template in every language of the site; the first is the one to offer. */
export const replyTemplate = z.array(filledTemplate);
export type ReplyTemplate = z.infer<typeof replyTemplate>;

export const replyForm = z.object({
  /** The addresses of the sender that are known, that of the form first. Empty: no mail can be sent. */
  addresses: z.array(z.string()),
  /** The language in which the sender is answered. */
  locale,
  /** What a reply without a template is about, in each language of the site; that of the sender first. */
  subjects: z.array(z.object({ locale, subject: z.string() })),
  templates: z.array(replyTemplate),
  /** Whether a mail server is set up. Without one, replies wait. */
  isMailSetUp: z.boolean(),
  /** Where answers arrive: in the item, or in this mailbox of the company. */
  answersGoTo: z.discriminatedUnion('where', [
    z.object({ where: z.literal('item') }),
    z.object({ where: z.literal('mailbox'), address: z.string() }),
  ]),
});
export type ReplyForm = z.infer<typeof replyForm>;

/** `personal` is what a person wrote, `automatic` for example a holiday notice, `bounce` a report of the mail system. */
export const messageNatures = ['personal', 'automatic', 'bounce'] as const;
export type MessageNature = (typeof messageNatures)[number];

/** Why an attachment was not kept: another kind of file, too large, or too many. */
export const leftOutReasons = ['kind', 'size', 'number'] as const;
export type LeftOut = (typeof leftOutReasons)[number];

const messageFile = z.object({
  id: z.string(),
  name: z.string(),
  size: z.int(),
  /** Null for a file that was not kept. */
  file: resumeInfo.nullable(),
  leftOut: z.enum(leftOutReasons).nullable(),
});
export type MessageFile = z.infer<typeof messageFile>;

/** What became of a mail to the person. */
export const mailDelivery = z.object({
  status: z.enum(['held', 'queued', 'sent', 'parked']),
  attempts: z.int(),
  /** What the mail server said last; null before the first attempt. */
  lastAnswer: z.string().nullable(),
});
export type MailDelivery = z.infer<typeof mailDelivery>;

/** A mail of a conversation. All of it is plain text. */
export const conversationMessage = z.object({
  id: z.string(),
  nature: z.enum(messageNatures),
  /** Of the other side. */
  name: z.string(),
  address: z.string(),
  /** Whether an answer came from an address that the form did not name. */
  isOtherAddress: z.boolean(),
  /** Whether an answer was found by its reference and address alone, both of which can be forged. */
  isUnproven: z.boolean(),
  subject: z.string(),
  body: z.string(),
  isCut: z.boolean(),
  files: z.array(messageFile),
  /** What became of a reply; null for an answer. */
  delivery: mailDelivery.nullable(),
});
export type ConversationMessage = z.infer<typeof conversationMessage>;

/** The path of an attachment, below the staff's files. */
export const messageFilePath = (reference: string, id: string): string =>
  `/staff/files/messages/${reference}/${id}`;
