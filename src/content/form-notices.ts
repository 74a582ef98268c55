import { ANSWERED_DAYS, KEPT_DAYS } from '../contract/privacy-notice.ts';
import type { SubmissionKind } from '../contract/submission.ts';

/**
 * The privacy notice at each form: why its data are needed, and for how long they are kept. The privacy page says the
 * rest.
 */
export const formNotices = {
  contact: `We use these details to call or write to you about your request, and keep them for ${KEPT_DAYS.leads} days after we last dealt with it.`,
  quotation: `We use these details to work out your quotation and send it to you, and keep them for ${KEPT_DAYS.leads} days after we last dealt with it.`,
  application: `We use these details and your resume to consider you for this position, and keep them for ${KEPT_DAYS.applications} days.`,
  posting: 'We review the vacancy and show it to visitors. Please write no personal details into it.',
  'data-request': `We use these details to find your data and to answer you, within ${ANSWERED_DAYS} days. We keep them for ${KEPT_DAYS.dataRequests} days after our answer.`,
} as const satisfies Record<SubmissionKind, string>;
