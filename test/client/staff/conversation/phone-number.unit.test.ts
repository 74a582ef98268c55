import { expect, it } from 'vitest';
import { readPhoneNumber } from '../../../../client/staff/conversation/phone-number.ts';

it.each([
  ['9845012345', '+919845012345', true],
  ['98450 12345', '+919845012345', true],
  ['०९८४५०१२३४५', '+919845012345', true],
  ['09845012345', '+919845012345', true],
  ['+91 98450-12345', '+919845012345', true],
  ['919845012345', '+919845012345', true],
  ['0091 9845012345', '+919845012345', true],
  ['+971 50 123 4567', '+971501234567', true],
  // A landline of Mumbai.
  ['022 2345 6789', '+912223456789', false],
  ['2223456789', '+912223456789', false],
])('%s is dialled as %s', (typed, dialled, hasWhatsApp) => {
  const whatsApp = hasWhatsApp ? dialled.slice(1) : undefined;
  expect(readPhoneNumber(typed)).toEqual({ dialled, whatsApp });
});

it.each(['', '12345', 'call me', '+', '98450x12345', '9'.repeat(16), '0000000000', '+91; rm -rf'])(
  '%j is no number',
  (typed) => expect(readPhoneNumber(typed)).toBeUndefined(),
);
