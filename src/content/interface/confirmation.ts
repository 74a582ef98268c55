/** The page of the link by which a request about personal data is confirmed. */
export const confirmationWords = {
  open: 'On {day} we received the request “{asked}”, reference {reference}. If you sent it, please confirm. If you did not, just close this page.',
  confirm: 'Yes, I sent this request',
  privacyNotice: 'Our privacy notice',
  confirmedHeading: 'Your request is confirmed',
  confirmed:
    'Thank you. You need do nothing more. We will answer without delay, and within {answeredDays} days at the latest.',
  usedHeading: 'This request is already confirmed',
  used: 'It was confirmed by a link from our mail. You need do nothing more.',
  expiredHeading: 'This link has expired',
  expired:
    'A link can be used for seven days. Please write to {enquiryEmail} or call {tollFree} and quote the reference in our mail. We will send you a new link.',
  unknownHeading: 'We do not know this link',
  unknown:
    'A part of it may be missing. Please open it once more from our mail, or copy the whole of it. If that does not help, please write to {enquiryEmail} or call {tollFree}.',
  awayHeading: 'We cannot open your request at the moment',
  away: 'Your link is still good. Please wait a minute and try again.',
} as const;
