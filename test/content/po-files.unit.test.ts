import { po } from 'gettext-parser';
import { describe, expect, it } from 'vitest';
import { readPo, UnreadablePo, writePo } from '../../server/content/po-files.ts';
import { keyOf, type Sentence } from '../../src/content/catalogue.ts';
import { translated } from '../../src/languages.ts';

const [hindi = expect.fail()] = translated;
const HEAD = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\n';

const say = (text: string, context = '', label = text): Sentence => ({ path: [], label, text, context });

describe('a catalogue as a PO file', () => {
  const awkward = ['Say “hello”, "there"', 'A \\ and a\ttab', 'Two\nlines', '👮 <link>{name}</link>'];

  it('is read as it was written, whatever is in it', () => {
    const sentences = [...awkward.map((text) => say(text)), say('Open'), say('Open', 'button'), say('Close')];
    const catalogue = new Map([
      ...awkward.map((text) => [text, `हिंदी: ${text}`] as const),
      ['Open', 'खुला'],
      [keyOf('Open', 'button'), 'खोलें'],
    ]);
    const file = writePo(hindi, sentences, catalogue);
    expect(readPo(file)).toEqual(catalogue);
    expect(writePo(hindi, sentences, readPo(file))).toBe(file);
    expect(file.endsWith('\n')).toBe(true);
    expect(po.parse(file).headers).toMatchObject({ Language: 'hi_IN' });
  });

  it('has a sentence of two places once, and says where both are', () => {
    const file = writePo(hindi, [say('Read more', '', 'Home'), say('Read more', '', 'Blog')], new Map());
    expect(file.match(/^msgid "Read more"$/gm)).toHaveLength(1);
    expect(file).toContain('#. Home\n#. Blog\n');
  });

  it.each([
    ['is empty', 'msgid "a"\nmsgstr ""\n'],
    ['is fuzzy', '#, fuzzy\n#| msgid "b"\nmsgid "a"\nmsgstr "क"\n'],
    ['is out of use', '#~ msgid "a"\n#~ msgstr "क"\n'],
  ])('has no translation that %s', (_, entry) => {
    expect(readPo(HEAD + entry).size).toBe(0);
  });

  it('is read with the line ends, the mark and the letters of any editor', () => {
    const file = `${HEAD}msgid "a"\nmsgstr "फ़"\n`;
    for (const each of [file.replaceAll('\n', '\r\n'), `\uFEFF${file}`, file.normalize('NFD')])
      expect(readPo(each).get('a')).toBe('फ़'.normalize('NFC'));
  });

  it.each([
    ['a web page', '<!doctype html><title>a</title>'],
    ['a file that ends within a text', `${HEAD}msgid "a`],
    ['a text over two lines', `${HEAD}msgid "a\nb"\nmsgstr "c"\n`],
    ['a merge that nobody finished', `${HEAD}<<<<<<< mine\nmsgid "a"\nmsgstr "b"\n`],
    ['a sentence twice', `${HEAD}msgid "a"\nmsgstr "b"\n\nmsgid "a"\nmsgstr "c"\n`],
    ['an entry without a translation', `${HEAD}msgid "a"\n\nmsgid "b"\nmsgstr "c"\n`],
  ])('is refused with a reason if it is %s', (_, file) => {
    expect(() => readPo(file)).toThrow(UnreadablePo);
    expect(() => readPo(file)).toThrow(/^This is no PO file, or it is broken\. .+(line \d|"a")/);
  });
});
