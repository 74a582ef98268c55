import type { SubmissionFlag } from '../submission.ts';

/** What each flag says about a submission, to the staff and in a person's own archive. */
export const flagDescriptions: Record<SubmissionFlag, string> = {
  'trap-filled': 'Filled a field that is hidden from people',
  'filled-too-fast': 'Sent faster than a person can type',
  'odd-email': 'No mail can be sent to the e-mail address',
  'odd-phone': 'The phone number looks wrong',
  'unknown-service': 'Asks for a service that is not listed',
  links: 'Contains many links',
  'repeated-content': 'The same text was sent several times',
  'locked-resume': 'The resume is password-protected',
  'closed-job': 'The opening was closed before the application came',
  'unknown-job': 'There is no opening of the number that it names',
};
