import type { Kysely } from 'kysely';
import type { DataRequestInput } from '../../../src/contract/data-request.ts';
import type { Database } from '../../database/schema.ts';
import { createSubmission, type NewSubmission } from '../accept.queries.ts';

/** Due when the database says, which is after as many days as the privacy notice promises. */
export function createDataRequest(db: Kysely<Database>, submission: NewSubmission, input: DataRequestInput) {
  return createSubmission(db, submission, 'data_requests', {
    full_name: input.fullName,
    contact: input.contact,
    asked: input.asked,
    details: input.details,
  });
}
