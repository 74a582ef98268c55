/**
 * The privacy notice at each form: why its data are needed, and for how long they are kept. The privacy page says the
 * rest. A change needs a new version of the notice.
 */
export const noticesWords = {
  contact:
    'We use these details to call or write to you about your request, and keep them for {keptLeads} days after we last dealt with it.',
  quotation:
    'We use these details to work out your quotation and send it to you, and keep them for {keptLeads} days after we last dealt with it.',
  application:
    'We use these details and your resume to consider you for this position, and keep them for {keptApplications} days.',
  posting: 'We review the vacancy and show it to visitors. Please write no personal details into it.',
  dataRequest:
    'We use these details to find your data and to answer you, within {answeredDays} days. We keep them for {keptDataRequests} days after our answer.',
} as const;
