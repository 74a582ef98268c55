import { z } from 'zod';
import { stageId } from '../../../src/contract/staff/hiring-stages.ts';
import {
  doneStatuses,
  type InboxFilter,
  type InboxStatus,
  inboxFilter,
  inboxKinds,
  inboxStatuses,
} from '../../../src/contract/staff/inbox.ts';
import { submissionFlags } from '../../../src/contract/submission.ts';
import { orNothing, wordsUpTo } from '../calls/address-schemas.ts';

/**
 * The search parameters of the inbox. The words of a search are in the fragment, after the #: see
 * docs/decisions/staff-actions.md.
 */
export const inboxSearch = z.object({
  // The list of open items is the default, so the address leaves it out.
  view: orNothing(inboxFilter.shape.view.unwrap().exclude(['open'])),
  kind: orNothing(z.enum(inboxKinds)),
  status: orNothing(z.enum(inboxStatuses)),
  stage: orNothing(stageId),
  flag: orNothing(z.enum(submissionFlags)),
  locale: orNothing(inboxFilter.shape.locale),
  door: orNothing(inboxFilter.shape.door),
  unanswered: orNothing(inboxFilter.shape.unanswered),
  from: orNothing(inboxFilter.shape.from),
  until: orNothing(inboxFilter.shape.until),
  assignee: orNothing(z.string().transform((id) => id.slice(0, 100))),
  waiting: orNothing(z.literal('late')),
  followUp: orNothing(z.string().transform((id) => id.slice(0, 100))),
  mentioned: orNothing(z.string().transform((id) => id.slice(0, 100))),
  city: orNothing(wordsUpTo(200)),
  job: orNothing(wordsUpTo(30)),
  /** The reference of the opened item. */
  item: orNothing(z.string()),
  /** Whether the resume of the opened item is shown beside it. */
  resume: orNothing(z.literal('open')),
});
export type InboxSearch = z.infer<typeof inboxSearch>;

/** Where the inbox shows a filter. */
export function addressOfFilter({ search, view, ...others }: InboxFilter): {
  search: InboxSearch;
  hash: string;
} {
  return { search: { ...others, view: viewOf(view, others.status) }, hash: withoutHashAndPercent(search) };
}

/** The list of open items has none with a done status, so a filter for such a status switches to the list of all. */
export function viewOf(
  view: InboxFilter['view'] | undefined,
  status: InboxStatus | undefined,
): InboxSearch['view'] {
  if (view === 'suspects' || view === 'inbox') return view;
  return status !== undefined && doneStatuses.includes(status) ? 'inbox' : undefined;
}

/** Replaces # and %, which have a meaning of their own in an address. The search ignores both. */
export function withoutHashAndPercent(words: string): string {
  return words.replace(/[#%]/g, ' ').trim();
}
