import { z } from 'zod';
import { auditInput } from '../../../../src/contract/staff/audit.ts';
import { orNothing } from '../../calls/address-schemas.ts';

const { member, subject, from, until } = auditInput.shape;

/** The search parameters of the audit log: ids, actions, references and days, but never the name of a person. */
export const auditSearch = z.object({
  member: orNothing(member.unwrap().min(1)),
  /** Also one that this release does not know, of which there are no entries to show. */
  action: orNothing(z.string().min(1).max(100)),
  subject: orNothing(subject.unwrap().min(1)),
  from: orNothing(from),
  until: orNothing(until),
});
