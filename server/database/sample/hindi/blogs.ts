import type { Translations } from '../../../../src/contract/translations.ts';
import type { SampleBlog } from '../blogs.ts';
import { aFireDrillThatCounts } from './a-fire-drill-that-counts.ts';
import { aGoodGate } from './a-good-gate.ts';
import { cashInTransit } from './cash-in-transit.ts';
import type { HindiBlog } from './hindi-blog.ts';
import { hiringExServicemen } from './hiring-ex-servicemen.ts';
import { theHospitalAfterVisitingHours } from './the-hospital-after-visiting-hours.ts';
import { watchingFortyBranches } from './watching-forty-branches.ts';

/** By the English title. */
export const hindiBlogs: Readonly<Record<string, HindiBlog>> = {
  'What a good gate looks like': aGoodGate,
  'A fire drill that counts': aFireDrillThatCounts,
  'The hospital after visiting hours': theHospitalAfterVisitingHours,
  'Watching forty branches from one room': watchingFortyBranches,
  'Hiring ex-servicemen, and keeping them': hiringExServicemen,
  'Cash in transit: the rules of the road': cashInTransit,
};

/** The article in Hindi, beside the English that it translates; empty where nobody has translated it. */
export function translationsOfBlog(blog: SampleBlog): Translations {
  const hindi = hindiBlogs[blog.subject];
  if (hindi === undefined) return {};
  return {
    hi: {
      Subject: { source: blog.subject, text: hindi.subject },
      SubHeading: { source: blog.subHeading, text: hindi.subHeading },
      Discription: { source: blog.discription, text: hindi.discription },
    },
  };
}
