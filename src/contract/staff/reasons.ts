import { z } from 'zod';
import { storable } from '../fields.ts';
import { usualReasons } from './hiring-stages.ts';
import { outcomeReasons } from './quotations.ts';

/** What the office asks a reason for: the end of an application, and the outcome of a quotation. */
export const reasonSubjects = ['rejected', 'withdrawn', 'won', 'lost'] as const;
export type ReasonSubject = (typeof reasonSubjects)[number];

export const MAX_REASONS = 30;
export const LONGEST_REASON = 100;
/** Offered after the reasons for an outcome. It asks for a note. */
export const OTHER_REASON = 'Other';

const withoutOther = (reasons: readonly string[]) => reasons.filter((each) => each !== OTHER_REASON);

/** What is offered until the office changes it. */
export const reasonsOfRelease: Readonly<Record<ReasonSubject, readonly string[]>> = {
  rejected: usualReasons.rejected ?? [],
  withdrawn: usualReasons.withdrawn ?? [],
  won: withoutOther(outcomeReasons.won),
  lost: withoutOther(outcomeReasons.lost),
};

const reason = storable(
  z
    .string()
    .trim()
    .min(1, 'must not be blank')
    .max(LONGEST_REASON, `must be at most ${LONGEST_REASON} characters each`)
    .normalize('NFC'),
);

/** The version differs after every change of the list. */
const reasonList = z.object({ version: z.string().max(64), reasons: z.array(z.string()) });
export type ReasonList = z.infer<typeof reasonList>;
export const reasonLists = z.record(z.enum(reasonSubjects), reasonList);
export type ReasonLists = z.infer<typeof reasonLists>;

/** The whole list in its order; null for that of the release. */
export const saveReasonsInput = z.object({
  what: z.enum(reasonSubjects),
  version: z.string().max(64),
  reasons: z
    .array(reason)
    .min(1, 'must be at least one')
    .max(MAX_REASONS, `must be at most ${MAX_REASONS}`)
    .refine(
      (reasons) => new Set(reasons.map((each) => each.toLowerCase())).size === reasons.length,
      'must each be named once',
    )
    .refine(
      (reasons) => !reasons.some((each) => each.toLowerCase() === OTHER_REASON.toLowerCase()),
      'must not have “Other”, which is offered anyway',
    )
    .nullable(),
});
