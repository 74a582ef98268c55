import { sql } from 'kysely';
import type { Retention } from './definition.ts';

/** The age of a lead counts from its submission or its last event in the inbox, whichever is later. */
export function keptAsLead(countedAs: Retention['countedAs']): Retention {
  return {
    countedAs,
    days: ({ leadsDays }) => leadsDays,
    isOlderThan: (time) => sql`s.submitted_at < ${time}
      and not exists (select from inbox_events where submission_id = s.id and at >= ${time})`,
  };
}
