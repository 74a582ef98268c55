import { z } from 'zod';
import { noticeVersions } from './privacy-notice.ts';

/**
 * What our forms send in addition to their fields, so that the server can tell a robot from a person. Legacy clients
 * send none of it, and it never refuses a submission, whatever its type.
 */
export const formSignals = {
  /** The value of the trap field, which people do not see. */
  website: z
    .string()
    .max(200)
    .nullish()
    .transform((value) => value ?? undefined)
    .catch('filled'),
  /** Milliseconds from first showing the form to submitting it. FormData carries it as text. */
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

/** Why an application is not for an open job: it is closed, or there is none of that number. Each is a flag, too. */
export const latenesses = ['closed-job', 'unknown-job'] as const;
export type Lateness = (typeof latenesses)[number];

/**
 * The answer to every submission. `message` is one sentence that ends with `reference`, for older clients: the site has
 * its own words for it (`answerName` of receipt.ts).
 */
export const receipt = z.object({
  reference: z.string(),
  message: z.string(),
  late: z.enum(latenesses).optional(),
});
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

/** The ways in: the forms of the site, the paths of older clients, and what was moved in from a former system. */
export const submissionDoors = ['site', 'legacy', 'import'] as const;
export type SubmissionDoor = (typeof submissionDoors)[number];

/** Why a stored submission should be looked at. Flagged submissions are stored like all others. */
export const submissionFlags = [
  'trap-filled',
  'filled-too-fast',
  'odd-email',
  'odd-phone',
  'unknown-service',
  'links',
  'repeated-content',
  'locked-resume',
  ...latenesses,
] as const;
export type SubmissionFlag = (typeof submissionFlags)[number];

/** The flags that indicate a robot. Such a submission is held as suspected spam, and no confirmation is mailed. */
export const suspectFlags: ReadonlySet<SubmissionFlag> = new Set(['trap-filled', 'filled-too-fast']);
