/** What a visitor is told about a submission: when we answer, at its form; and the receipt that replaces the form. */
export const receiptsWords = {
  contactName: 'Request for a call back',
  contactHeading: 'We have your request',
  contactPromise: 'We call you back within {answerContact}.',
  contactNext: 'We read your message and call you back within {answerContact}.',
  contactUnreached: 'If we cannot reach you by phone, we write to your e-mail address.',

  quotationName: 'Request for a quotation',
  quotationHeading: 'We have your request',
  quotationPromise: 'We call you within {answerQuotation}.',
  quotationNext:
    'We call you within {answerQuotation} and ask how many posts you need, in which shifts and from when.',
  quotationByMail: 'The quotation then comes by e-mail.',

  applicationName: 'Job application',
  applicationHeading: 'We have your application',
  applicationPromise: 'We answer every application within {answerApplication}.',
  applicationNext: 'A recruiter reads your application and answers you within {answerApplication}.',
  applicationClosed:
    'The opening was closed before your application came. A recruiter decides whether it can still be considered.',
  applicationUnknown:
    'There is no opening of the number that your application names. A recruiter reads it for other openings.',
  applicationFree: 'Applying costs nothing. If anybody asks you for money in our name, please call us.',
  applicationOnward: 'All openings',

  postingName: 'Job opening',
  postingHeading: 'We have your job opening',
  postingPromise: 'We read every opening within {answerPosting}, and then show it on the site.',
  postingNext: 'We read the opening within {answerPosting}, and then show it on the site.',

  dataRequestName: 'Request about personal data',
  dataRequestHeading: 'We have your request',
  dataRequestPromise: 'We answer without delay, and within {answeredDays} days at the latest.',
  dataRequestConfirm:
    'If you gave an e-mail address, we send you a link. Please open it to confirm that the request is yours.',
  dataRequestNext: 'We answer without delay, and within {answeredDays} days at the latest.',

  reference: 'Your reference',
  sentAt: 'Sent',
  nextTitle: 'What happens next',
  sentTitle: 'What you sent',
  questions: 'Questions? Name the reference: <phone>{tollFree}</phone> or <mail>{email}</mail>.',
  copy: 'Copy',
  print: 'Print',
  toWhatsApp: 'Send it to my WhatsApp',
  copied: 'Copied',
  notCopied: 'It could not be copied here. Please print it, or note the reference.',
  another: 'Send another',

  indianTime: '{time} IST',
  textHead: '{company}: {name}',
  textReference: 'Reference: {reference}',
  textSentAt: 'Sent: {time}',
  textField: '{label}: {value}',
  textQuestions: 'Questions: {tollFree}, {email}',
} as const;
