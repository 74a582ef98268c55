import { z } from 'zod';

/**
 * What a confirmation link refers to: a request that can be confirmed (`open`), one that is confirmed already
 * (`used`), an expired link, or an unknown one. A truncated link is as unknown as a guessed one.
 */
export const linkStates = ['open', 'used', 'expired', 'unknown'] as const;

/** The token in the link's address: 32 random bytes in base64url. Anything else is an unknown link. */
export const linkInput = z.object({ token: z.string().max(5_000) });

export const linkedRequest = z.object({
  state: z.enum(linkStates),
  /** What the page shows of an open request. It holds nothing that identifies the person. */
  request: z.object({ reference: z.string(), asked: z.string(), submittedAt: z.string() }).nullable(),
});
export type LinkedRequest = z.infer<typeof linkedRequest>;

export const confirmation = z.object({
  state: z.enum(linkStates).exclude(['open']).or(z.literal('confirmed')),
});

/** What the page of a link shows; `away` while the database is unreachable. */
export interface ConfirmationView {
  state: LinkedRequest['state'] | 'confirmed' | 'away';
  request: LinkedRequest['request'];
}

/** The path of a confirmation link. */
export const confirmationPath = (token: string): `/confirm/${string}` => `/confirm/${token}`;
