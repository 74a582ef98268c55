import { expect, it } from 'vitest';
import { offerSubject } from '../../../../client/staff/conversation/fill-template.ts';
import { readPhoneNumber } from '../../../../client/staff/conversation/phone-number.ts';
import { splitQuotation } from '../../../../client/staff/conversation/split-quotation.ts';
import { findEmptyPlaces } from '../../../../server/conversation/empty-places.ts';

it.each([
  ['Yes.\n\nOn Tue, 3 Mar 2027 at 10:02, Guardhouse wrote:\n> Tuesday?\n> At ten?', 'Yes.'],
  ['Yes.\n\n> Tuesday?\n>\n> At ten?\n', 'Yes.'],
  ['हाँ।\n\nमंगल, 3 मार्च 2027 को Guardhouse ने लिखा:\n> मंगलवार?', 'हाँ।'],
  ['Yes.\n-----Original Message-----\nFrom: Guardhouse\nTuesday?', 'Yes.'],
  ['Yes.\n________________________________\nFrom: Guardhouse\nTuesday?', 'Yes.'],
])('what a mail program repeats is apart: %j', (text, own) => {
  const split = splitQuotation(text);
  expect(split.own).toBe(own);
  expect(split.quoted).not.toBe('');
});

it.each([
  'Yes.',
  '> Tuesday?\nYes.\n> At ten?\nNo.',
  // Nothing but repeated text: it is shown, or the mail would look empty.
  '> Tuesday?',
  'On Tuesday, as you wrote:\nI can come.',
])('what the sender wrote stays: %j', (text) => {
  expect(splitQuotation(text)).toEqual({ own: text, quoted: '' });
});

it.each([
  ['9845012345', '+919845012345', true],
  ['०९८४५०१२३४५', '+919845012345', true],
  ['09845012345', '+919845012345', true],
  ['+91 98450-12345', '+919845012345', true],
  ['0091 9845012345', '+919845012345', true],
  ['+971 50 123 4567', '+971501234567', true],
  // A landline of Mumbai.
  ['022 2345 6789', '+912223456789', false],
])('%s is dialled as %s', (typed, dialled, hasWhatsApp) => {
  const whatsApp = hasWhatsApp ? dialled.slice(1) : undefined;
  expect(readPhoneNumber(typed)).toEqual({ dialled, whatsApp });
});

it.each(['', '12345', 'call me', '+', '98450x12345', '9'.repeat(16), '0000000000', '+91; rm -rf'])(
  '%j is no number',
  (typed) => expect(readPhoneNumber(typed)).toBeUndefined(),
);

it('the subject follows the template and the language', () => {
  const inBoth = (hindi: string, english: string) => [
    { name: '', text: '', locale: 'hi-IN' as const, subject: hindi },
    { name: '', text: '', locale: 'en-IN' as const, subject: english },
  ];
  const form = {
    templates: [inBoth('साक्षात्कार', 'An interview')],
    subjects: inBoth('आवेदन', 'Job application'),
  };
  const offered = ['hi-IN', 'en-IN', 'both'].flatMap((language) =>
    ['', '0'].map((template) => offerSubject(form, { template, language })),
  );
  expect(offered).toEqual(['आवेदन', 'साक्षात्कार', 'Job application', 'An interview', 'आवेदन', 'साक्षात्कार']);
});

const invitation = 'प्रिय आशा:\n\nदिन और समय:\nPlace:\n\nYour seat: ____\n\nPlease attach:\n\n1. Your resume';
it.each([
  [invitation, ['दिन और समय:', 'Place:', 'Your seat: ____']],
  ['दिन और समय:  \nसोमवार\nPlace: Pune\n\nYour seat: 4', []],
  ['Ours is another letter:\n\n____', ['____']],
  ['Place:', ['Place:']],
  ['Dear Asha:\n\nWhen:\n\n[…]', []],
])('the empty places of a letter are named: %j', (text, empty) => {
  expect(findEmptyPlaces(text, [invitation])).toEqual(empty);
});
