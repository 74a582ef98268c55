import { z } from 'zod';
import { noticeVersions } from './privacy-notice.ts';

/**
 * What a form of ours sends beside its fields so that the server can tell a robot from a person. Legacy
 * clients send neither, and none of it ever refuses a submission, whatever its type.
 */
export const formSignals = {
  /** The trap: a field that people do not see. */
  website: z
    .string()
    .max(200)
    .nullish()
    .transform((value) => value ?? undefined)
    .catch('filled'),
  /** Milliseconds from the form's first showing to its submit. FormData carries it as text. */
  filledInMs: z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d+(\.\d+)?$/)
        .transform(Number),
    ])
    .pipe(z.number().nonnegative())
    .optional()
    .catch(undefined),
  /** The version of the privacy notice that the form showed. */
  noticeVersion: z
    .string()
    .transform((version) => noticeVersions.find((known) => known === version))
    .optional()
    .catch(undefined),
};

/** The answer to every submission. `message` is one sentence that ends in `reference`. */
export const receipt = z.object({ reference: z.string(), message: z.string() });
export type Receipt = z.infer<typeof receipt>;

/** Every kind of submission, with the place of the staff area where it is worked on. */
const places = {
  contact: 'inbox',
  quotation: 'inbox',
  application: 'inbox',
  posting: 'jobs',
  'data-request': 'people',
} as const;

export type SubmissionKind = keyof typeof places;
type KindIn<Place> = {
  [Kind in SubmissionKind]: (typeof places)[Kind] extends Place ? Kind : never;
}[SubmissionKind];

/** The kinds that are worked on in one of these places. */
export function listKindsIn<Place extends (typeof places)[SubmissionKind]>(
  ...wanted: Place[]
): KindIn<Place>[] {
  const kinds = Object.keys(places) as SubmissionKind[];
  return kinds.filter((kind): kind is KindIn<Place> => wanted.some((place) => place === places[kind]));
}

/** Why a stored submission deserves a second look. Flagged ones are kept like all others. */
export const submissionFlags = [
  'trap-filled',
  'filled-too-fast',
  'odd-email',
  'odd-phone',
  'unknown-service',
  'links',
  'repeated-content',
  'locked-resume',
] as const;
export type SubmissionFlag = (typeof submissionFlags)[number];

/** The flags of what a robot sends rather than a person. Such a submission waits among the suspects, unanswered. */
export const suspectFlags: ReadonlySet<SubmissionFlag> = new Set(['trap-filled', 'filled-too-fast']);
