import { z } from 'zod';
import { submissionDoors } from '../submission.ts';
import { stageId } from './hiring-stages.ts';
import type { InboxKind } from './inbox.ts';

/** The days beside each other: the last ones, and as many before. Today is one of them. */
export const COMPARED_DAYS = 7;
/** Over how many days, with today, the ways in are counted. */
export const SOURCE_DAYS = 30;
/** How many of the open jobs with the most applicants are shown. */
export const TOP_JOBS = 8;
/** How many of the jobs that end soon are shown. */
export const ENDING_JOBS = 6;
/** How many of the open requests about personal data are shown. */
export const SHOWN_REQUESTS = 4;
/** Counts of mails stop here, which then means “this many or more”. */
export const MAX_COUNTED_MAILS = 1_000;

/** The age of an item in calendar days in India, both inclusive; null for any longer one. */
export const ages = { today: [0, 0], few: [1, 2], week: [3, 7], older: [8, null] } as const satisfies Record<
  string,
  readonly [number, number | null]
>;
export const ageNames = ['today', 'few', 'week', 'older'] as const satisfies (keyof typeof ages)[];
export type Age = (typeof ageNames)[number];

const kind = z.custom<InboxKind>((value) => typeof value === 'string');
const count = z.int();
const day = z.iso.date();
const stageCount = z.object({ stage: stageId, count });

const inboxFigures = z.object({
  /** Those that the member reads. */
  kinds: z.array(kind),
  /** How many came on a day, of the last twice `COMPARED_DAYS` days. A day without any is not in it. */
  arrived: z.array(z.object({ kind, day, count })),
  /** How many nobody has answered yet. */
  unanswered: z.array(z.object({ kind, age: z.enum(ageNames), count })),
  /** How many the sender has answered since the staff last did anything with them; stops at `MAX_COUNTED_WAITING`. */
  answers: count,
  /** By which form and which way those of the last `SOURCE_DAYS` days came. */
  sources: z.array(z.object({ kind, door: z.enum(submissionDoors), count })),
  /** How many of them came in a language other than English. */
  languages: z.array(z.object({ locale: z.string(), count })),
});

const hiringFigures = z.object({
  /** All applications by stage, without spam. */
  stages: z.array(stageCount),
  /** The open jobs with the most applicants, and how many of these are in each stage. */
  jobs: z.array(
    z.object({
      Jid: z.string(),
      OpenPosition: z.string(),
      Location: z.string(),
      stages: z.array(stageCount),
    }),
  ),
});

const dataRequestFigures = z.object({
  /** Those that are not answered yet, and how many of them are overdue. Both stop at `MAX_COUNTED_WAITING`. */
  open: count,
  overdue: count,
  /** Those that are due first: what is asked, and the day in India by which it has to be answered. */
  next: z.array(z.object({ reference: z.string(), asked: z.string(), dueOn: day })),
});

const jobFigures = z.object({
  /** Of the public ones. */
  open: count,
  /** Postings that wait for approval, counted up to a hundred. */
  pending: count,
  /** Open jobs whose last day is near, and how many there are; the first ones. */
  ending: z.array(
    z.object({ Jid: z.string(), OpenPosition: z.string(), Location: z.string(), closesOn: day }),
  ),
  endingCount: count,
});

/** What a member's role may look at; null for what it may not. */
export const startFigures = z.object({
  /** When they were read, and the day in India. */
  at: z.string(),
  today: day,
  inbox: inboxFigures.nullable(),
  hiring: hiringFigures.nullable(),
  jobs: jobFigures.nullable(),
  mail: z.object({ failing: count, parked: count }).nullable(),
  dataRequests: dataRequestFigures.nullable(),
  blogs: z.object({ draft: count, scheduled: count }).nullable(),
  /** Whether the office has not begun: there was no submission yet, and no job. */
  isEmpty: z.boolean(),
});
export type StartFigures = z.infer<typeof startFigures>;
