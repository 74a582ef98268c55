import { expect, test } from 'vitest';
import { explainCause } from '../../../../client/staff/conversation/mails/mail-causes.ts';
import { nameOfMail } from '../../../../client/staff/conversation/mails/mail-labels.ts';

test.for([
  ['connect ECONNREFUSED 127.0.0.1:587', /is not running/],
  ['getaddrinfo ENOTFOUND mail.example.com', /name cannot be found/],
  ['Connection timeout', /did not answer in time/],
  ['Greeting never received', /did not answer in time/],
  ['read ECONNRESET', /ended the connection/],
  ['connect EHOSTUNREACH 10.0.0.1:25', /cannot be reached/],
  ['self-signed certificate', /secure connection/],
  ['Invalid login: 535 5.7.8 Error: authentication failed', /user name or password/],
  ["Can't send mail - all recipients were rejected: 550 5.1.1 no such user", /no such mailbox/],
  ['552 5.2.2 Mailbox full', /mailbox is full/],
  ['450 4.2.0 Greylisted, see https://example.com', /try again later/],
  ['554 5.7.1 Message rejected as spam', /for spam/],
  ['451 Local error in processing', /for now/],
  ['something that nobody has seen', /^The mail could not be sent\.$/],
] as const)('%s', ([said, meant]) => {
  expect(explainCause(said)).toMatch(meant);
  expect(explainCause(said)).not.toMatch(/\b[45]\d\d\b|E[A-Z]{4,}/);
});

test('a message of our own stays unchanged', () => {
  expect(explainCause('It could not be sent within two days.')).toBe('It could not be sent within two days.');
});

test('a mail is named by what a person knows of it', () => {
  const recipient = 'meera@example.com';
  expect(nameOfMail({ role: 'reply', reference: 'CB-7F3K01', recipient })).toBe(
    'reply to visitor about CB-7F3K01 to meera@example.com',
  );
  expect(nameOfMail({ role: 'notice', reference: 'CB-7F3K01', recipient: null })).toBe(
    'notice to staff about CB-7F3K01',
  );
  // The id of a member tells nobody anything.
  const reference = 'member 0b6ff3ee-6f4e-4b9c-9f5e-1d2c3b4a5968';
  expect(nameOfMail({ role: 'alert', reference, recipient })).toBe(
    'security alert to a member to meera@example.com',
  );
});
