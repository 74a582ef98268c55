import type { Identity } from '../../src/content/identity.ts';
import type { SubmissionKinds } from '../submissions/definition.ts';
import { kindOf } from '../submissions/kinds/kinds.ts';

/** The company's own mailbox for a kind of submission, where answers go if the server reads none for them. */
export function companyAddressFor(kind: string, identity: Identity, kinds?: SubmissionKinds): string {
  return identity[kindOf(kind, kinds).mails.confirmation?.replyTo ?? 'enquiryEmail'];
}
