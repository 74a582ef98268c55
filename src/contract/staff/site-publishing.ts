import { z } from 'zod';
import { optionalText, requiredText } from '../fields.ts';
import { pageInput } from './paging.ts';
import { act, contentId, siteFault, version } from './site.ts';
import { confirmed } from './site-pages.ts';

const approved = z.object({ document: contentId, version });
/** An older version than the published one is published again: a rollback. */
const publication = z.object({ documents: z.array(approved).min(1).max(300), confirmed });

/** An ISO 8601 instant with an offset; null publishes now. */
const due = z.iso.datetime({ offset: true, error: 'must be a date and time' }).nullable();

export const checkInput = publication.extend({ due: due.default(null) });
/** What stands in the way of publishing these versions together. */
export const publicationCheck = z.object({
  /** Faults of the documents themselves, and those that they would cause in others. */
  faults: z.array(siteFault),
  /** Addresses that would no longer show a page and have to be confirmed. */
  unconfirmed: z.array(z.string()),
  /** Why the pages could not be rendered; null where they could. */
  failure: z.string().nullable(),
});
export type PublicationCheck = z.infer<typeof publicationCheck>;

/** A planned release that publishes other versions of these documents later: what is taken out now would come again. */
const returningRelease = z.object({
  id: z.int(),
  title: z.string(),
  due: z.string(),
  labels: z.array(z.string()),
});
export type ReturningRelease = z.infer<typeof returningRelease>;
export const checkedPublication = publicationCheck.extend({ returning: z.array(returningRelease) });
/** Stands among what is `confirmed`: this planned release stays as it is. */
export const agreementTo = (release: number) => `release ${release}`;

export const publishInput = publication.extend({ title: requiredText, note: optionalText, due });

export const releaseStates = ['planned', 'published', 'cancelled', 'failed'] as const;
export type ReleaseState = (typeof releaseStates)[number];
const release = z.object({
  id: z.int(),
  title: z.string(),
  note: z.string(),
  /** A document without a version is taken down. */
  documents: z.array(z.object({ document: contentId, label: z.string(), version: version.nullable() })),
  due: z.string().nullable(),
  state: z.enum(releaseStates),
  publishedAt: z.string().nullable(),
  /** Why it failed; empty otherwise. */
  fault: z.string(),
  /** Planned, and more than two minutes late. */
  isOverdue: z.boolean(),
  ...act,
});
export type SiteRelease = z.infer<typeof release>;
export const publishedRelease = z.object({ release: z.int(), state: z.enum(['planned', 'published']) });

export const releasesInput = z.object({ ...pageInput(z.int().min(1)) });
export const releasesPage = z.object({ releases: z.array(release), next: z.int().nullable() });
export const releaseInput = z.object({ id: z.int().min(1).max(2_147_483_647) });
