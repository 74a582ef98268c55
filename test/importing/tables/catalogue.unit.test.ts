import { expect, test } from 'vitest';
import { readCatalogue } from '../../../server/importing/tables/catalogue.ts';
import { fileOf, readAll } from '../read-source.ts';

const HEADERS = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Language: hi_IN\\n"\n';

test('reads the sentences that are translated, and names the others', async () => {
  const file = `${HEADERS}
msgid "Home"
msgstr "होम"

msgctxt "button"
msgid "Apply"
msgstr "आवेदन करें"

#, fuzzy
msgid "Guards"
msgstr "पहरेदार"

msgid "Empty"
msgstr ""
`;
  const [item] = await readAll(readCatalogue, file);
  expect(item).toEqual({
    guid: 'catalogue:hi',
    place: 'the whole file',
    title: 'Translations into Hindi',
    content: {
      kind: 'translations',
      language: 'hi',
      sentences: [
        { id: 'Home', text: 'होम' },
        { id: 'button\u0004Apply', text: 'आवेदन करें' },
      ],
    },
    notes: [
      { outcome: 'dropped', text: '1 of 4 sentences have no translation.' },
      { outcome: 'dropped', text: 'Its translation is marked as fuzzy.', place: '“Guards”' },
    ],
  });
});

test('takes the language that the office says where the file says none', async () => {
  const [item] = await readAll(readCatalogue, 'msgid "Home"\nmsgstr "होम"\n', { language: 'hi' });
  expect(item).toMatchObject({
    content: { language: 'hi' },
    notes: [{ text: 'The file does not say its language. It is taken as Hindi.' }],
  });
});

test('says what is wrong with a broken one, and with one that is too large', async () => {
  await expect(readAll(readCatalogue, 'msgid "Home\nmsgstr oops')).rejects.toThrow('This is no PO file');
  await expect(
    readAll(readCatalogue, `${HEADERS.replace('hi_IN', '???')}\nmsgid "a"\nmsgstr "b"\n`),
  ).rejects.toThrow('??? is no language.');
  await expect(readAll(readCatalogue, '')).rejects.toThrow('The file is empty.');
  await expect(readAll(readCatalogue, fileOf('#'.repeat(11 * 1024 * 1024), 1024 * 1024))).rejects.toThrow(
    'A catalogue may have 10 MB.',
  );
});
