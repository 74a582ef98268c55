import type { Kysely } from 'kysely';
import type { QuotationInput } from '../../../src/contract/quotation.ts';
import type { Database } from '../../database/schema.ts';
import { createSubmission, type NewSubmission } from '../accept.queries.ts';

export function createQuotationRequest(
  db: Kysely<Database>,
  submission: NewSubmission,
  input: QuotationInput,
) {
  return createSubmission(db, submission, 'quotation_requests', {
    first_name: input.firstName,
    last_name: input.lastName,
    email_id: input.emailId,
    mobile_no: input.mobileNo,
    address: input.addresss,
    state: input.state,
    city: input.city,
    services_type: input.servicesType,
  });
}
