import type { Kysely } from 'kysely';
import type { ContactInput } from '../../../src/contract/contact.ts';
import type { Database } from '../../database/schema.ts';
import { createSubmission, type NewSubmission } from '../accept.queries.ts';

export function createContactRequest(db: Kysely<Database>, submission: NewSubmission, input: ContactInput) {
  return createSubmission(db, submission, 'contact_requests', {
    full_name: input.fullName,
    email_id: input.emailId,
    mobile_no: input.mobileNo,
    company_name: input.companyName,
    user_message: input.userMessage,
  });
}
