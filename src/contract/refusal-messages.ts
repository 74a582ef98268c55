/**
 * Why the doors refuse a whole submission, by name. Like checkMessages, they never change; visitors read them in the
 * words of the area `refusals`.
 */
export const refusalMessages = {
  tooMany: 'Too many submissions from one address. Please try again in {seconds} seconds.',
  away: 'The service is away for a moment. Please try again.',
  busy: 'The service is busy for a moment. Please try again.',
  tookTooLong: 'That took too long. Please try again.',
  storageFull: 'Nothing can be stored for now. Please try again later.',
  manyFiles: 'Many files are on their way. Please try again in a moment.',
  resumeNotKept: 'The resume cannot be kept at the moment. Please try again.',
  bodyTooLarge: 'The body is too large: a resume may have 5 MB.',
  otherSite: 'This form was sent from another site. Please fill it in on this page.',
  ourFault: 'Something went wrong on our side.',
} as const;
