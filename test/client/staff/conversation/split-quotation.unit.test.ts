import { expect, it } from 'vitest';
import { splitQuotation } from '../../../../client/staff/conversation/split-quotation.ts';
import { timesUnpacking } from '../../../environment/processor-time.ts';

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

it('a long text of marks is split at once', async () => {
  const taken = await timesUnpacking(() => {
    splitQuotation('>\n'.repeat(10_000));
    splitQuotation(`${'a\n>\n'.repeat(4_000)}a`);
  });
  expect(taken).toBeLessThan(16);
});
