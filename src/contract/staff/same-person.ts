import { z } from 'zod';
import { hiringStage } from './hiring-stages.ts';
import { type InboxKind, inboxStatuses, referenceInput } from './inbox.ts';

/** What the staff says about two submissions. `unsaid` leaves it to their addresses and numbers. */
export const personClaims = ['same', 'different', 'unsaid'] as const;
export type PersonClaim = (typeof personClaims)[number];

/** Why a submission is shown as one of the same person: by its address, its number, or because the staff says so. */
export const personSigns = ['email', 'phone', 'staff'] as const;
export type PersonSign = (typeof personSigns)[number];

/** At most this many submissions with the same address or number are looked at. */
export const MAX_SAME_PERSON = 500;
/** How many of them an item lists. */
export const SAME_PERSON_LISTED = 50;

export const samePersonInput = referenceInput;

const samePersonEntry = z.object({
  reference: z.string(),
  /** Not checked against the contract's list, because the server may be started with further kinds. */
  kind: z.custom<InboxKind>((kind) => typeof kind === 'string'),
  submittedAt: z.string(),
  name: z.string(),
  about: z.string(),
  status: z.enum(inboxStatuses),
  /** Null for every kind but applications. */
  stage: hiringStage.nullable(),
  signs: z.array(z.enum(personSigns)),
  /** What the staff says about it and the item. */
  claim: z.enum(personClaims),
});
export type SamePersonEntry = z.infer<typeof samePersonEntry>;

/** The other submissions of an item's person, newest first. */
export const samePerson = z.object({
  entries: z.array(samePersonEntry),
  /** Of all, also those that are not listed. */
  count: z.int(),
  /** Whether there may be more than were counted. */
  isMore: z.boolean(),
  /** Those that the staff says are of somebody else. */
  others: z.array(samePersonEntry),
});
export type SamePerson = z.infer<typeof samePerson>;

export const personClaimInput = z.object({
  reference: referenceInput.shape.reference,
  other: referenceInput.shape.reference,
  claim: z.enum(personClaims),
  /** What the caller's screen shows at present. */
  seen: z.enum(personClaims),
});
export const personClaimed = z.object({ claim: z.enum(personClaims) });
