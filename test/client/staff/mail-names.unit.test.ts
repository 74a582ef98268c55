import { expect, test } from 'vitest';
import { nameOfMail } from '../../../client/staff/mail/mail-labels.ts';

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
