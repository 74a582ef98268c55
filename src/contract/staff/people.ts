import { z } from 'zod';
import type { SubmissionKind } from '../submission.ts';
import { inboxStatuses } from './inbox.ts';

/** A person's e-mail address or phone number, in any notation. */
export const whoInput = z.object({
  who: z.string().trim().min(3, 'must be an e-mail address or a phone number').max(200),
});

/**
 * How a member verified a person's identity. A choice instead of free text, because it goes into the audit log, which
 * holds no personal data and outlives an erasure.
 */
export const verifications = [
  'question',
  'call-back',
  'mail-back',
  'in-person',
  'representative',
  'authority',
  'nobody-asked',
] as const;
export type Verification = (typeof verifications)[number];

const references = z.array(z.string().regex(/^[A-Z]{2}-[0-9A-Z]{6}$/, 'is no reference')).max(2000);

/** `verification` may be omitted if the person has a confirmed open request. */
export const exportInput = whoInput.extend({
  verification: z.enum(verifications, 'must be one of the choices').optional(),
  /** The entries of the persons who are meant. May be omitted if only one person is found. */
  references: references.min(1).optional(),
});

const personEntry = z.object({
  reference: z.string(),
  /** Not checked against the contract's list, because the server may be started with further kinds. */
  kind: z.custom<Exclude<SubmissionKind, 'posting'>>((kind) => typeof kind === 'string'),
  submittedAt: z.string(),
  name: z.string(),
  about: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Null for requests about personal data, which are not in the inbox. */
  status: z.enum(inboxStatuses).nullable(),
  hasResume: z.boolean(),
  /**
   * Which of the persons found it is of, counted from 1. There are several where the staff says that those who share
   * the address or number are different.
   */
  person: z.int(),
  /** Whether it is found only because the staff says that it is of the same person. */
  isMerged: z.boolean(),
});
export type PersonEntry = z.infer<typeof personEntry>;

export const person = z.object({
  entries: z.array(personEntry),
  /**
   * Other addresses and numbers in these entries and in the mails that answered them. They belong to the same person,
   * or to somebody who shares an entry's contact.
   */
  others: z.array(z.string()),
  /** When data under this contact was erased before. */
  erasedAt: z.array(z.string()),
  /** The reference of an open request from this address that was confirmed by a mailed link. */
  confirmedBy: z.string().nullable(),
});
export type Person = z.infer<typeof person>;

export const eraseInput = exportInput.extend({
  /** The entries that the owner has chosen. If entries have come or gone since, nothing is erased. */
  references: references.min(1),
  /** Those of the other persons found, who are not erased. */
  kept: references.default([]),
  /** How many persons the owner has chosen. If one has been split since, nothing is erased. */
  persons: z.int().min(1).default(1),
});

/** How much was erased, with the files by what they are. */
export const erased = z.object({
  submissions: z.int(),
  resumes: z.int(),
  /** The PDFs of quotations. */
  quotations: z.int(),
  /** The other files that were sent or came with mails. */
  attachments: z.int(),
  mails: z.int(),
});

/** For the member and for the audit log. What there was none of is left out. */
export function sayErased(counts: Partial<z.infer<typeof erased>>): string {
  const { submissions = 0, ...others } = counts;
  const names = {
    resumes: 'resumes',
    quotations: 'quotation PDFs',
    attachments: 'attachments',
    mails: 'mails',
  };
  const rest = (Object.keys(names) as (keyof typeof names)[])
    .filter((each) => (others[each] ?? 0) > 0)
    .map((each) => `${names[each]} ${others[each]}`);
  return [`submissions ${submissions}`, ...rest].join(', ');
}
