import { createContext, use } from 'react';
import type { InboxSearch } from '../inbox-address.ts';

interface ShownApplicants {
  jid: string;
  /** In the order of the screen. */
  references: readonly string[];
  /** The part of the filter that the list of the inbox knows as well. */
  filter: Pick<InboxSearch, 'stage' | 'from' | 'until'>;
}

/** The applicants of the screen, among whom the keys step once one of them is opened in the inbox. */
export const ShownApplicants = createContext<ShownApplicants>({ jid: '', references: [], filter: {} });

/** Where an applicant opens, with the way back to this screen and its filter. */
export function useApplicantAddress(reference: string) {
  const { jid, references, filter } = use(ShownApplicants);
  return {
    to: '/inbox',
    search: { ...filter, view: 'inbox', kind: 'application', job: jid, item: reference },
    state: { fromList: true, among: references },
  } as const;
}
