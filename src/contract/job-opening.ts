import { z } from 'zod';
import { storable } from './fields.ts';
import { experienceBands, MAX_CHOSEN_VALUES, payBands } from './job-facets.ts';
import { listFlag } from './list-flag.ts';
import { PAGE_SIZES } from './page-sizes.ts';

/** A row of the Job Openings table under its legacy names. All values are text; `Jid` looks like JO-1047. */
export const jobOpening = z.object({
  Jid: z.string(),
  OpenPosition: z.string(),
  Qualification: z.string(),
  Skills: z.string(),
  Experience: z.string(),
  MaxSalary: z.string(),
  Industry: z.string(),
  Location: z.string(),
});
export type JobOpening = z.infer<typeof jobOpening>;

/** What of a job is translated: its words, but no place and no salary. */
export const jobTexts = [
  'OpenPosition',
  'Qualification',
  'Skills',
  'Experience',
  'Industry',
  'Description',
] as const satisfies readonly (keyof JobOpening | 'Description')[];
export type JobText = (typeof jobTexts)[number];

/** What a job says in the language of the page, as far as it has been translated. Absent in English. */
const translation = { Translation: z.partialRecord(z.enum(jobTexts), z.string()).optional() };

/** The last calendar day, in India, on which one can apply, such as 2026-12-31; null where none is set. */
const lastDay = { ClosesOn: z.string().nullable() };

/** A job as the site's own pages get it. The English texts stay, since addresses and forms use them. */
const siteJob = jobOpening.extend({ ...lastDay, ...translation });
export type SiteJob = z.infer<typeof siteJob>;

/** An opening with what only its own page shows. `PostedAt` is an ISO 8601 instant. */
export const jobOpeningDetail = jobOpening.extend({
  MinSalary: z.string(),
  Description: z.string(),
  PostedAt: z.string(),
  ...lastDay,
  ...translation,
});
export type JobOpeningDetail = z.infer<typeof jobOpeningDetail>;

/** What the page of an opening shows. A closed one still has its page. */
export const jobPage = jobOpeningDetail.extend({
  state: z.enum(['open', 'closed']),
  /** Similar open jobs: those with the same position first, then the same city, then the same industry. */
  similar: z.array(siteJob),
  /** The codes of the languages besides English in which its title and description can be read; absent where none. */
  languages: z.array(z.string()).optional(),
});
export type JobPage = z.infer<typeof jobPage>;

/** The most similar openings that a page shows. */
export const MAX_SIMILAR_JOBS = 4;

export const jobSortColumns = [
  'Jid',
  'OpenPosition',
  'Qualification',
  'Skills',
  'Experience',
  'MaxSalary',
  'Industry',
  'Location',
] as const satisfies readonly (keyof JobOpening)[];

const chosenTexts = z.array(storable(z.string().max(200))).max(MAX_CHOSEN_VALUES);

/** Filters. A job matches if it has one of the values of every facet that has any. */
const chosenFacets = {
  state: chosenTexts.optional(),
  position: chosenTexts.optional(),
  pay: z.array(z.enum(payBands)).max(payBands.length).optional(),
  experience: z.array(z.enum(experienceBands)).max(experienceBands.length).optional(),
};

/**
 * Requests one page (from 1) of the open jobs that match `search` and the exact filters. Every word of the search
 * must occur in one of the row's texts. `Best` sorts jobs first whose position's name has every word; apart from
 * that, and without a search, the newest come first.
 */
export const jobListInput = z.object({
  flag: listFlag,
  page: z.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.number().int().min(1).max(100).default(PAGE_SIZES[0]),
  sort: z.enum([...jobSortColumns, 'Best']).optional(),
  direction: z.enum(['asc', 'desc']).default('asc'),
  search: storable(z.string().trim().max(200)).default(''),
  industry: storable(z.string().max(200)).optional(),
  location: storable(z.string().max(200)).optional(),
  ...chosenFacets,
});
export type JobListInput = z.infer<typeof jobListInput>;

/** Suggestions after a search for a place without openings, nearest first. */
const nearestPlaces = z.object({
  /** The requested place, by its current name. */
  asked: z.string(),
  /** The other words of the search, for which each suggested place has an opening. */
  words: z.string(),
  /** Distances in kilometres, rounded to ten. `search` is the query that finds the place's openings. */
  places: z.array(z.object({ name: z.string(), km: z.number(), search: z.string() })),
});
export type NearestPlaces = z.infer<typeof nearestPlaces>;

/**
 * `total` counts all matching jobs, on all pages together; with `isCapped` there are more, which no page shows.
 * `searchedFor` is present when the search was corrected, because words seemed misspelt or jobs use another word for
 * them. `nearest` is present when the requested place has no openings.
 */
export const jobListOutput = z.object({
  jobs: z.array(siteJob),
  total: z.number().int(),
  isCapped: z.literal(true).optional(),
  searchedFor: z.string().optional(),
  nearest: nearestPlaces.optional(),
});
export type JobListOutput = z.infer<typeof jobListOutput>;

/** The filters whose matching jobs are counted. */
export const jobCountsInput = jobListInput.pick({
  search: true,
  industry: true,
  location: true,
  state: true,
  position: true,
  pay: true,
  experience: true,
});
export type JobCountsInput = z.infer<typeof jobCountsInput>;

const facetCounts = z.array(z.object({ value: z.string(), jobs: z.number().int() }));
export type FacetCounts = z.infer<typeof facetCounts>;

/**
 * How many jobs each value of a facet would list, given the search and the other facets' chosen values. `all` counts
 * every open job. With `isCapped` only the newest matches were counted.
 */
export const jobCountsOutput = z.object({
  all: z.number().int(),
  isCapped: z.literal(true).optional(),
  state: facetCounts,
  position: facetCounts,
  pay: facetCounts,
  experience: facetCounts,
});
export type JobCountsOutput = z.infer<typeof jobCountsOutput>;

/** All open jobs, newest first, in batches. Not validated, because there may be many. */
export const jobBatches = z.custom<AsyncIterable<JobOpening[]>>();

export const jobFindInput = z.object({ Jid: storable(z.string().max(200)) });

/** An entry of the job panel: each position's name once, with the Jid of its newest opening. */
const jobPosition = z.object({ Jid: z.string(), OpenPosition: z.string() });
export type JobPosition = z.infer<typeof jobPosition>;

/** The legacy master list: an object with a Table (specification, section 7). */
export const positionListOutput = z.object({ Table: z.array(jobPosition) });

/** A position for the site's own forms, with the locations of its newest openings, newest first. */
const placedPosition = jobPosition.extend({ Locations: z.array(z.string()), ...translation });
export type PlacedPosition = z.infer<typeof placedPosition>;
export const placedPositionsOutput = z.object({ Table: z.array(placedPosition) });

/** The navigation state that the Job Openings table passes to the resume form (specification, section 3). */
export interface CareerState {
  OpenPosition: string;
  Jid: string;
}
