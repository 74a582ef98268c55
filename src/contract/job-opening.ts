import { z } from 'zod';
import { storable } from './fields.ts';
import { experienceBands, MOST_CHOSEN, payBands } from './job-facets.ts';
import { listFlag } from './list-flag.ts';
import { PAGE_SIZES } from './page-sizes.ts';

/** A row of the Job Openings table, under its legacy names. All text; `Jid` reads JO-1047. */
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

/** One opening with what only its own page shows. `PostedAt` is an ISO 8601 instant. */
export const jobOpeningDetail = jobOpening.extend({
  MinSalary: z.string(),
  Description: z.string(),
  PostedAt: z.string(),
});
export type JobOpeningDetail = z.infer<typeof jobOpeningDetail>;

/** What an opening's own page shows. One that is closed still tells what it was. */
export const jobPage = jobOpeningDetail.extend({
  state: z.enum(['open', 'closed']),
  /** Open ones like it: of the same position first, then of the same city, then of the same industry. */
  similar: z.array(jobOpening),
});
export type JobPage = z.infer<typeof jobPage>;

/** How many similar openings a page shows at most. */
export const MOST_SIMILAR = 4;

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

const chosenTexts = z.array(storable(z.string().max(200))).max(MOST_CHOSEN);

/** A job matches by one of the values of each facet that has any. */
const chosenFacets = {
  state: chosenTexts.optional(),
  position: chosenTexts.optional(),
  pay: z.array(z.enum(payBands)).max(payBands.length).optional(),
  experience: z.array(z.enum(experienceBands)).max(experienceBands.length).optional(),
};

/**
 * One page (from 1) of the open jobs that match `search` (every word, in any of the row's texts) and the exact filters. `Best` puts those
 * first that have every word in their position's name; what it has no words for is newest first.
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

/** Where else there are openings, for a search of a place that has none: the nearest first. */
const nearestPlaces = z.object({
  /** The place that was asked for, by its name of today. */
  asked: z.string(),
  /** The other words of the search, which each of the places has an opening for. */
  words: z.string(),
  /** Kilometres are rounded to ten; `search` is what finds the place's openings. */
  places: z.array(z.object({ name: z.string(), km: z.number(), search: z.string() })),
});
export type NearestPlaces = z.infer<typeof nearestPlaces>;

/**
 * `total` counts every job that matches, on all pages together; where it `isCapped` there are more, which no page
 * shows. `searchedFor` is there when other words were searched for than those asked for: they seemed misspelt, or the
 * jobs call it otherwise. `nearest` is there when a place was asked for in vain.
 */
export const jobListOutput = z.object({
  jobs: z.array(jobOpening),
  total: z.number().int(),
  isCapped: z.literal(true).optional(),
  searchedFor: z.string().optional(),
  nearest: nearestPlaces.optional(),
});
export type JobListOutput = z.infer<typeof jobListOutput>;

/** What is looked for, of which the jobs are counted. */
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
 * How many jobs each value of a facet would list, with the search and what is chosen of the other facets. `all` counts
 * every open job. Where the counts are `isCapped`, the newest matches alone were counted.
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

/** All open jobs, newest first, some at a time. Not looked through: they may be a million. */
export const jobBatches = z.custom<AsyncIterable<JobOpening[]>>();

export const jobFindInput = z.object({ Jid: storable(z.string().max(200)) });

/** A position of the job panel: each position's name once, with the Jid of its newest opening. */
const jobPosition = z.object({ Jid: z.string(), OpenPosition: z.string() });
export type JobPosition = z.infer<typeof jobPosition>;

/** The legacy master list. */
export const positionListOutput = z.object({ Table: z.array(jobPosition) });

/** As the site's own forms list it: with the locations of the newest openings, the newest first. */
const placedPosition = jobPosition.extend({ Locations: z.array(z.string()) });
export type PlacedPosition = z.infer<typeof placedPosition>;
export const placedPositionsOutput = z.object({ Table: z.array(placedPosition) });

/** What the Job Openings table hands to the resume form in navigation state. */
export interface CareerState {
  OpenPosition: string;
  Jid: string;
}
