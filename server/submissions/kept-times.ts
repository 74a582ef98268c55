import { sql } from 'kysely';
import type { Retention } from './definition.ts';

/** A lead's age counts from the last thing that was done about it. */
export function keptAsLead(countedAs: Retention['countedAs']): Retention {
  return {
    countedAs,
    days: ({ leadsDays }) => leadsDays,
    isOlderThan: (time) => sql`s.submitted_at < ${time}
      and not exists (select from inbox_events where submission_id = s.id and at >= ${time})`,
  };
}
