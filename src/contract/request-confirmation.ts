import { z } from 'zod';

/**
 * What a confirmation link leads to: a request that can be confirmed, one that was confirmed before, a link that is too
 * old, or nothing that we know. A link that was cut off on its way is unknown like one that was guessed.
 */
export const linkStates = ['open', 'used', 'expired', 'unknown'] as const;

/** The token in the link's address: 32 random bytes in base64url. Anything else is a link that we do not know. */
export const linkInput = z.object({ token: z.string().max(5_000) });

export const linkedRequest = z.object({
  state: z.enum(linkStates),
  /** What the page shows of an open request. Nothing of it says who the person is. */
  request: z.object({ reference: z.string(), asked: z.string(), submittedAt: z.string() }).nullable(),
});
export type LinkedRequest = z.infer<typeof linkedRequest>;

export const confirmation = z.object({
  state: z.enum(linkStates).exclude(['open']).or(z.literal('confirmed')),
});

/** What the page of a link shows; `away` while the database cannot be asked. */
export interface ConfirmationView {
  state: LinkedRequest['state'] | 'confirmed' | 'away';
  request: LinkedRequest['request'];
}

/** Where a link leads. */
export const confirmationPath = (token: string): `/confirm/${string}` => `/confirm/${token}`;
