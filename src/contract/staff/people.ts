import { z } from 'zod';
import type { SubmissionKind } from '../submission.ts';
import { inboxStatuses } from './inbox.ts';

/** An e-mail address or a phone number, as the person gives it. */
export const whoInput = z.object({
  who: z.string().trim().min(3, 'must be an e-mail address or a phone number').max(200),
});

/**
 * How a member made sure who is asking. A choice and no free text: it goes into the audit log, which keeps no personal
 * data and outlives an erasure.
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

/** `verification` may be left out where an open request of the person is confirmed. */
export const exportInput = whoInput.extend({
  verification: z.enum(verifications, 'must be one of the choices').optional(),
});

const personEntry = z.object({
  reference: z.string(),
  /** Not checked against the list: which kinds there are is for the server and its database to say. */
  kind: z.custom<Exclude<SubmissionKind, 'posting'>>((kind) => typeof kind === 'string'),
  submittedAt: z.string(),
  name: z.string(),
  about: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Null of what is not in the inbox: requests about one's own data. */
  status: z.enum(inboxStatuses).nullable(),
  hasResume: z.boolean(),
});
export type PersonEntry = z.infer<typeof personEntry>;

export const person = z.object({
  entries: z.array(personEntry),
  /** Other addresses and numbers that these entries give: the same person's, or somebody's who shares one. */
  others: z.array(z.string()),
  /** When what was known under it has been erased before. */
  erasedAt: z.array(z.string()),
  /** An open request that came from this very address and was confirmed by a link mailed to it. */
  confirmedBy: z.string().nullable(),
});
export type Person = z.infer<typeof person>;

export const eraseInput = exportInput.extend({
  /** What the owner has seen: if anything has come or gone since, nothing is erased. */
  references: z
    .array(z.string().regex(/^[A-Z]{2}-[0-9A-Z]{6}$/, 'is no reference'))
    .min(1)
    .max(1000),
});

export const erased = z.object({ submissions: z.int(), resumes: z.int(), mails: z.int() });
