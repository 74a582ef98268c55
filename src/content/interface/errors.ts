/** What replaces a page that does not exist or could not be shown. */
export const errorWords = {
  notFoundName: 'Page not found',
  notFoundDescription: 'There is no page at this address.',
  notFoundHeading: 'There is no page at this address',
  notFound: 'It may have moved, or the address has a letter too many. Capital and small letters count.',
  contact: 'Contact us',
  failedName: 'Something went wrong',
  failedDescription: 'This page could not be shown.',
  failedHeading: 'This page could not be shown',
  failed: 'Please try again. If it stays like this, we are on <phone>{tollFree}</phone>, toll-free.',
} as const;
