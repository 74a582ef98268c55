/** The mail that invites somebody to the staff area. */
export const invitationLetters = {
  subject: 'Your invitation to the staff area of {companyShort}',
  heading: 'Welcome to {companyShort}',
  useLink:
    'You have been invited to the staff area. Please use this link to set up your account. It works once, for three days.',
  acceptLink: 'Accept the invitation',
  notExpected: 'If you did not expect this mail, please ignore it.',
} as const;

/** The mails to members about what happened to their accounts. */
export const alertLetters = {
  when: 'When',
  browser: 'Browser',
  network: 'Network',
  sessionsLink: 'See your sessions',
  wasYou: 'If this was you, no action is needed.',
  wasNotYou:
    'If this was not you, please end that session, change your password and create new recovery codes at once, and inform an owner of the staff area.',
  deviceSubject: 'A new sign-in to the staff area of {companyShort}',
  deviceHeading: 'A new sign-in to your account',
  deviceText:
    'Somebody signed in to your account with your password and your second factor, from a browser that was not used before.',
  recoverySubject: 'A recovery code was used for the staff area of {companyShort}',
  recoveryHeading: 'A recovery code was used',
  recoveryText:
    'Somebody signed in to your account with your password and one of your recovery codes. That code cannot be used again.',
  authenticatorSubject: 'Another authenticator for the staff area of {companyShort}',
  authenticatorHeading: 'Your authenticator was replaced',
  authenticatorText:
    'After a sign-in with your password and a recovery code, another authenticator app was set up for your account. The one before gives no valid codes any more, new recovery codes have taken the place of the old ones, and all other sessions have ended.',
  authenticatorNotYou:
    'If it was not you, please tell an owner of the staff area at once, who can end the session and send you a new link.',
  ownerSubject: 'A new owner of the staff area of {companyShort}: {member}',
  ownerHeading: 'The staff area has a new owner',
  ownerText: '{member} ({email}) is now an owner of the staff area, with access to everything there.',
  membersLink: 'See the members',
  ownerNotExpected:
    'Every owner receives this mail. If you did not expect it, please ask the other owners. The audit log shows who made the change.',
  lateSubject: 'A planned change of the website of {companyShort} is late',
  lateHeading: 'The website has not changed as planned',
  lateText:
    'A change of the website was planned and its time has passed, but it is not public yet. The server tries again every few seconds.',
  lateClosing: 'If it is still planned when you look, please tell whoever runs the server.',
  releasesLink: 'See the planned changes',
  heldSubject: 'Old data of {companyShort} was not removed: please confirm',
  heldHeading: 'Old data waits for your confirmation',
  heldText:
    'Old data is removed once a day. This time nothing was removed, because the clock may be wrong or because much more than usual would go at once. Removed data cannot be brought back.',
  heldClosing:
    'The staff area says what was noticed. If that is right, confirm it there; until then nothing is removed.',
  retentionLink: 'See what was noticed',
} as const;

/** The mails to editors and owners before a compliance document expires. */
export const lapseLetters = {
  subject: '{document}: {left}, valid until {until}',
  daysLeft: '{days, plural, one {# day left} other {# days left}}',
  lastDay: 'its last day',
  expired: 'expired',
  soonHeading: 'A compliance document is about to expire',
  soonText:
    '{document} is valid until {until}. After that day our website will keep showing it until a new version replaces it or it is withdrawn.',
  overHeading: 'A compliance document has expired',
  overText:
    '{document} was valid until {until}. Our website will keep showing it until a new version replaces it or it is withdrawn.',
  renew:
    'Please renew it and add the new document in the staff area. It replaces the old one on its first day.',
  document: 'Document',
  validUntil: 'Valid until',
  today: 'Today',
  openLink: 'Open the document',
  anotherReminder:
    'This mail is sent to editors and owners. Another reminder follows {days} days before the document expires, unless it is renewed by then.',
  lastReminder: 'This mail is sent to editors and owners. It is the last reminder about this date.',
} as const;

/** The mails to whoever sent a quotation, before it ends. */
export const quotationEndLetters = {
  subject: '{number} for {customer}: {left}',
  left: '{days, plural, =0 {ends today} one {# day left} other {# days left}}',
  over: 'has ended',
  heading: 'A quotation is about to end',
  text: 'The customer has not decided yet, as far as we know. You can call, send a new revision, or note that it was won or lost.',
  number: 'Quotation',
  customer: 'Customer',
  total: 'Total a month',
  validUntil: 'Valid until',
  openLink: 'See the quotation',
} as const;
