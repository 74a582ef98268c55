import type { SubmissionDefinition, SubmissionKinds } from '../definition.ts';
import { contact } from './contact.ts';
import { dataRequest } from './data-request.ts';
import { jobApplication } from './job-application.ts';
import { jobPosting } from './job-posting.ts';
import { quotation } from './quotation.ts';

/** Every kind of the product. Functions that treat all kinds alike use this list unless they are given another one. */
export const submissionKinds = {
  contact,
  quotation,
  application: jobApplication,
  posting: jobPosting,
  'data-request': dataRequest,
} satisfies SubmissionKinds;

/** Lists the definitions in the order of the object above. */
export function listKinds(kinds: SubmissionKinds = submissionKinds): SubmissionDefinition[] {
  return Object.values(kinds);
}

/**
 * Returns the definition of a stored submission's kind. The database refuses kinds that are not in the list.
 * @throws {Error} for an unknown name.
 */
export function kindOf(name: string, kinds: SubmissionKinds = submissionKinds): SubmissionDefinition {
  const definition = listKinds(kinds).find(({ kind }) => kind === name);
  if (definition === undefined) throw new Error(`There is no kind of submission called ${name}.`);
  return definition;
}
