import {
  type InboxFilter,
  inboxFilter,
  inboxKinds,
  inboxStatuses,
} from '../../../src/contract/staff/inbox.ts';
import { submissionFlags } from '../../../src/contract/submission.ts';

/** What stands behind the question mark of the inbox. The words searched for stand behind the #: see decision 40. */
export interface InboxAddress extends Omit<Partial<InboxFilter>, 'search'> {
  /** The reference of the opened item. */
  item?: string;
}

/** Leaves out what is not understood, rather than showing nothing at all. */
export function inboxAddress(raw: Record<string, unknown>): InboxAddress {
  const { view, assignee, city, job, item } = raw;
  const address: InboxAddress = {};
  // What is open is the list that one begins with.
  if (view === 'suspects' || view === 'inbox') address.view = view;
  const kind = inboxKinds.find((known) => known === raw.kind);
  if (kind !== undefined) address.kind = kind;
  const status = inboxStatuses.find((known) => known === raw.status);
  if (status !== undefined) address.status = status;
  const flag = submissionFlags.find((known) => known === raw.flag);
  if (flag !== undefined) address.flag = flag;
  for (const name of ['from', 'until'] as const) {
    const day = inboxFilter.shape[name].safeParse(raw[name]);
    if (day.success && day.data !== undefined) address[name] = day.data;
  }
  if (typeof assignee === 'string') address.assignee = assignee.slice(0, 100);
  if (typeof city === 'string' && city !== '') address.city = city.slice(0, 200);
  if (typeof job === 'string' && job !== '') address.job = job.slice(0, 30);
  if (typeof item === 'string') address.item = item;
  return address;
}
