import { expect, test } from 'vitest';
import { findMentions } from '../../src/contract/staff/mentions.ts';

const members = [
  { id: '1', name: 'Asha' },
  { id: '2', name: 'Asha Menon' },
  { id: '3', name: 'सुनीता पवार' },
  { id: '4', name: 'Asha Menon' },
  { id: '5', name: '' },
];
const mentionedIn = (text: string) =>
  findMentions(text, members).map(({ members: all }) => all.map(({ id }) => id).join('+'));

test.for([
  ['@Asha please ring', ['1']],
  ['Ask @asha menon, she knows.', ['2+4']],
  ['(@Asha Menon) and @Asha!', ['2+4', '1']],
  ['@सुनीता पवार, देखिए', ['3']],
  ['asha@asha.example', []],
  ['@Ashara', []],
  ['@ Asha, @nobody, @@Asha', ['1']],
  ['@Asha Menonite', ['1']],
  ['', []],
] as const)('%s', ([text, found]) => {
  expect(mentionedIn(text)).toEqual(found);
});

test('places are those of the text, whatever its letters become in lower case', () => {
  const [mention] = findMentions('İİ @Asha', members);
  expect(mention && 'İİ @Asha'.slice(mention.start, mention.end)).toBe('@Asha');
});
