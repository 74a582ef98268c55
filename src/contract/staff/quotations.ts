import { z } from 'zod';
import { languages } from '../../languages.ts';
import { requiredText, textUpTo } from '../fields.ts';
import { version } from './content.ts';
import { mailDelivery, REPLY_LIMITS } from './conversation.ts';
import { pageInput } from './paging.ts';
import { AMOUNT, COUNT, MOST_PAISE, PERCENT, parsePaise, sumsOf } from './quotation-sums.ts';

/**
 * A `draft` can be changed. What was `sent` stays as it is, until it is `won` or `lost`, or `replaced` by a later
 * revision that was sent.
 */
export const quotationStates = ['draft', 'sent', 'won', 'lost', 'replaced'] as const;
export type QuotationState = (typeof quotationStates)[number];

/** What is offered for each outcome until the office changes it; `Other` asks for a note. */
export const outcomeReasons = {
  won: ['Price', 'Our reputation', 'Quick answer', 'Served them before', 'Other'],
  lost: [
    'Price too high',
    'Chose another company',
    'No answer',
    'Need has gone',
    'We cannot provide it',
    'Other',
  ],
} as const satisfies Record<string, readonly string[]>;
export type Outcome = keyof typeof outcomeReasons;

export const QUOTATION_LIMITS = { lines: 60, address: 600, terms: 5_000, note: 500 } as const;
/** The letters that the fonts of the PDF have: Latin, Devanagari, and the signs of ordinary texts. */
export const UNPRINTABLE = /[^\n\u0020-\u007e\u00a0-\u00ff\u0900-\u097f\p{Join_Control}–—‘’“”•…₹−]/gu;

/** The letters of a text that the PDF cannot show, each once. */
export const unprintable = (text: string): string[] => [...new Set(text.match(UNPRINTABLE) ?? [])];

/** Text that the PDF shows as it was typed: a sent quotation must not have boxes in place of letters. */
const printed = (schema: z.ZodString) =>
  schema
    .overwrite((text) => text.replace(/\r\n?/g, '\n').replace(/[\t\u2028\u2029]/g, ' '))
    .refine((text) => unprintable(text).length === 0, {
      error: ({ input }) => `has letters that the PDF cannot show: ${describe(unprintable(String(input)))}`,
    });

/** A mark that cannot be seen is named by its code. */
function describe(letters: readonly string[]): string {
  const names = letters
    .slice(0, 5)
    .map((letter) =>
      /\p{C}|\p{Z}/u.test(letter)
        ? `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
        : letter,
    );
  return names.join(' ');
}

const line = z.object({
  service: printed(requiredText),
  count: z
    .string()
    .trim()
    .regex(COUNT, 'must be a whole number')
    .refine((count) => Number(count) > 0, 'must be at least 1'),
  rate: z.string().trim().regex(AMOUNT, 'must be rupees, such as 18,500 or 18500.50'),
});

/** What the office fills in. All fields are text, as they are typed. */
export const quotationValues = z
  .object({
    /** To whom it is addressed: the name, and the company where there is one. */
    addressee: printed(requiredText),
    address: printed(textUpTo(QUOTATION_LIMITS.address)),
    /** What it is about, in one line. */
    subject: printed(requiredText),
    lines: z
      .array(line)
      .min(1, 'need at least one service')
      .max(QUOTATION_LIMITS.lines, `must be at most ${QUOTATION_LIMITS.lines}`),
    gstPercent: z
      .string()
      .trim()
      .regex(PERCENT, 'must be per cent, such as 18')
      .refine((percent) => Number(percent) <= 40, 'must be at most 40'),
    /** The last day on which it holds. */
    validUntil: z.iso.date('must be a day'),
    terms: printed(textUpTo(QUOTATION_LIMITS.terms)),
  })
  .refine(({ lines, gstPercent }) => sumsOf(lines, gstPercent).total <= MOST_PAISE, {
    path: ['lines'],
    error: 'make a total that is too large',
  });
export type QuotationValues = z.infer<typeof quotationValues>;

/** The same, without what a draft may still lack. */
export const draftValues = z.object({
  addressee: textUpTo(400),
  address: textUpTo(QUOTATION_LIMITS.address),
  subject: textUpTo(400),
  lines: z
    .array(z.object({ service: textUpTo(400), count: textUpTo(20), rate: textUpTo(20) }))
    .max(QUOTATION_LIMITS.lines, `must be at most ${QUOTATION_LIMITS.lines}`),
  gstPercent: textUpTo(10),
  validUntil: z.iso.date('must be a day').or(z.literal('')),
  terms: textUpTo(QUOTATION_LIMITS.terms),
});
export type DraftValues = z.infer<typeof draftValues>;

export const quotationId = z.string().regex(/^\d{1,18}$/, 'is no quotation');
const reference = z.string().regex(/^[A-Z]{2}-[0-9A-Z]{6}$/, 'is no reference');
const sums = { net: z.int(), tax: z.int(), total: z.int() };

const shared = {
  id: quotationId,
  reference,
  /** Such as Q/2026-27/0001, with /R2 for the second revision; null for a first draft, whose number is not known yet. */
  number: z.string().nullable(),
  revision: z.int(),
  state: z.enum(quotationStates),
  addressee: z.string(),
  ...sums,
  validUntil: z.string(),
  sentAt: z.string().nullable(),
  /** Who sent it. */
  sender: z.string().nullable(),
  /** Why it was won or lost, otherwise ''. */
  reason: z.string(),
  /** What was agreed where it was won, in paise a month with GST; null where nothing else than the total was said. */
  agreed: z.int().nullable(),
};

export const quotation = z.object({
  ...shared,
  version,
  values: draftValues,
  note: z.string(),
  /** Who saved it last. */
  editor: z.string().nullable(),
  settledAt: z.string().nullable(),
  /** What became of the mail that it was sent with; null for a draft. */
  delivery: mailDelivery.nullable(),
});
export type Quotation = z.infer<typeof quotation>;

export const referenceInput = z.object({ reference });
/** A request for a quotation, with the quotations made for it, the newest first. */
export const quotationsOfRequest = z.object({
  reference,
  name: z.string(),
  about: z.string(),
  /** Whether it is suspected spam, to which nothing is sent. */
  suspect: z.boolean(),
  /** What the mail begins with, in the sender's language. */
  cover: z.object({
    locale: z.enum(languages.map((language) => language.locale)),
    subject: z.string(),
    text: z.string(),
  }),
  /** The addresses to which it can be sent. Empty: no mail can be sent. */
  addresses: z.array(z.string()),
  isMailSetUp: z.boolean(),
  /** The newest message of the conversation; '' for none. */
  newestMessage: z.string(),
  quotations: z.array(quotation),
});
export type QuotationsOfRequest = z.infer<typeof quotationsOfRequest>;

/** Begins a draft: an empty one, or the next revision of one that was sent. */
export const beginInput = z.object({ reference });
const seen = { id: quotationId, version };
export const saveQuotationInput = z.object({ ...seen, values: draftValues });
export const removeQuotationInput = z.object(seen);
export const versionOnly = z.object({ version });

export const sendQuotationInput = z.object({
  ...seen,
  /** The newest message that the member has seen; '' for none. */
  newestMessage: z.string().regex(/^\d{0,18}$/, 'is no message'),
  to: z.string().max(254),
  locale: z.enum(languages.map((language) => language.locale)),
  subject: requiredText.refine(
    (subject) => subject.length <= REPLY_LIMITS.subject,
    `must have at most ${REPLY_LIMITS.subject} characters`,
  ),
  /** `{number}` stands for the number, here and in the subject. */
  text: textUpTo(REPLY_LIMITS.text).refine((text) => text !== '', 'must not be empty'),
});
export const sentQuotation = z.object({ id: quotationId, number: z.string() });

const isAgreeable = (paise: number) => paise > 0 && paise <= MOST_PAISE;

/** Sets the outcome, with one of the reasons that are offered for it; null takes it back. */
export const settleInput = z
  .object({
    ...seen,
    outcome: z.enum(['won', 'lost']).nullable(),
    reason: textUpTo(100).default(''),
    note: textUpTo(QUOTATION_LIMITS.note).default(''),
    /** The rupees a month that were agreed, with GST, as they are typed; '' for what was offered. Only of one won. */
    agreed: z.string().trim().max(30).default(''),
  })
  .refine(({ outcome, agreed }) => outcome !== 'won' || agreed === '' || isAgreeable(parsePaise(agreed)), {
    path: ['agreed'],
    error: 'must be rupees, such as 1,18,000 or 118000.50',
  })
  .refine(({ reason, note }) => reason !== 'Other' || note !== '', {
    path: ['note'],
    error: 'must say why, since the reason is Other',
  });

/** A quotation ends soon within this many days, the last one included. */
export const ENDS_SOON_DAYS = 7;
/** Reminders are sent this many days before the last day, and on it. */
export const REMINDER_DAYS = [3, 0] as const;

/** `open` were sent and are not decided; `soon` and `ended` are among them, by their last day. */
export const quotationViews = ['open', 'soon', 'ended', 'won', 'lost', 'drafts', 'all'] as const;
export type QuotationView = (typeof quotationViews)[number];

export const QUOTATION_PAGE = 50;
export const quotationListInput = z.object({
  view: z.enum(quotationViews).default('open'),
  search: textUpTo(200).default(''),
  ...pageInput(z.string().max(60)),
});
export const quotationPage = z.object({
  quotations: z.array(z.object({ ...shared, service: z.string(), isOver: z.boolean() })),
  next: z.string().nullable(),
});
export type ListedQuotation = z.infer<typeof quotationPage>['quotations'][number];

const total = z.object({ count: z.int(), total: z.int() });
/** How many there are in each view, and what they come to together, in paise a month. */
export const quotationTotals = z.record(z.enum(['open', 'soon', 'ended', 'won', 'lost', 'drafts']), total);
export type QuotationTotals = z.infer<typeof quotationTotals>;

/** The paths of a quotation's PDF: to read it in place, by POST, and to download one that was sent. */
export const quotationReadingPath = (id: string): string => `/staff/files/quotations/${id}/reading`;
export const quotationFilePath = (id: string): string => `/staff/files/quotations/${id}`;
