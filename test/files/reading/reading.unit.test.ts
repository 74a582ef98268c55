import { afterAll, describe, expect, test, vi } from 'vitest';
import { MOST_PARTS_BYTES, MOST_XML_BYTES } from '../../../server/files/reading/docx-text.ts';
import { blocksOfHtml } from '../../../server/files/reading/html-blocks.ts';
import { MOST_STREAM_BYTES } from '../../../server/files/reading/pdf-streams.ts';
import { createResumeReader } from '../../../server/files/reading/read-resume.ts';
import { MOST_BLOCKS, textReading } from '../../../server/files/reading/text-reading.ts';
import type { ResumeBlock } from '../../../src/contract/staff/resume-reading.ts';
import { makeDocxOf, makeDocxWith, wordParts, xml } from '../../factories/files/office.ts';
import { deflatedStream, makeStructuredDocx, makeWordsPdf } from '../../factories/files/readable-resumes.ts';
import { readDoc as makeDoc, readReal } from '../../factories/files/resumes.ts';
import { makeZip } from '../../factories/files/zip.ts';

/** Shared by most tests, so that one process reads all these files. It has time, since a busy machine is slow. */
const reader = createResumeReader({ timeoutMs: 60_000 });
const log = { error: vi.fn() };
const read = (bytes: Buffer) => reader.read(async () => bytes, log);
afterAll(() => reader.close());

const plain = (text: string) => [{ text, isBold: false }];
const unreadable = (reason: string) => ({ form: 'unreadable', reason });

/** A docx with a part of a megabyte that claims to have a hundred bytes. */
const makeLyingDocx = () =>
  makeDocxOf(paragraph('x'), {
    name: 'word/styles.xml',
    bytes: Buffer.alloc(1024 * 1024),
    isDeflated: true,
    declaredBytes: 100,
  });

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

describe('a resume that is read', () => {
  test('is text with headings, lists and tables, if it is a docx', async () => {
    expect(await read(makeStructuredDocx())).toEqual({
      form: 'text',
      isCut: false,
      blocks: [
        { kind: 'heading', level: 1, words: plain('Ravi Kumar') },
        { kind: 'paragraph', words: [...plain('Guard at '), { text: 'Tata <Mills>', isBold: true }] },
        { kind: 'heading', level: 2, words: plain('अनुभव') },
        { kind: 'item', depth: 1, words: plain('Gate') },
        { kind: 'item', depth: 2, words: plain('Night shift') },
        { kind: 'table', rows: [[['2019', '2024'], ['Pune']]] },
      ],
    });
  });

  test.for(['libreoffice.docx', 'libreoffice.doc'])('has the words of a real program: %s', async (name) => {
    const found = await read(readReal(name));
    expect(found).toMatchObject({ form: 'text', isCut: false });
    expect(JSON.stringify(found)).toMatch(/[A-Za-z]{4,} [A-Za-z]/);
  });

  test('has a block for each paragraph, if it is a doc', async () => {
    const found = await read(makeDoc());
    expect(found.form === 'text' && found.blocks.every(({ kind }) => kind === 'paragraph')).toBe(true);
  });

  test('is the PDF itself, unchanged', async () => {
    const bytes = readReal('chromium.pdf');
    expect(await read(bytes)).toEqual({ form: 'pdf', bytes });
  });
});

describe('a hostile resume', () => {
  const zeros = Buffer.alloc(MOST_STREAM_BYTES + 1);
  const hostile: Record<string, [make: () => Buffer | Promise<Buffer>, reason: string]> = {
    'a PDF with a password': [() => readReal('libreoffice-encrypted.pdf'), 'locked'],
    'a PDF with a stream that unpacks to 64 MB': [
      () => makeWordsPdf({ content: deflatedStream(zeros) }),
      'too large',
    ],
    'a PDF with one that is deflated twice': [
      () => makeWordsPdf({ content: deflatedStream(zeros, 2) }),
      'too large',
    ],
    'a PDF with one that is deflated ten times': [
      () => makeWordsPdf({ content: deflatedStream(Buffer.from('q Q'), 10) }),
      'too large',
    ],
    'a PDF with many large ones': [
      () =>
        makeWordsPdf({
          pages: Array.from({ length: 6 }, String),
          content: deflatedStream(zeros.subarray(0, 50 * 1024 * 1024)),
        }),
      'too large',
    ],
    'a docx whose XML is too large': [
      () => makeDocxOf(`${paragraph('x')}<!--${'x'.repeat(MOST_XML_BYTES)}-->`),
      'too large',
    ],
    'a docx whose pictures are too large': [
      () =>
        makeDocxOf(paragraph('x'), {
          name: 'word/a.bmp',
          bytes: Buffer.alloc(MOST_PARTS_BYTES),
          isDeflated: true,
        }),
      'too large',
    ],
    'a docx with a part that unpacks to more than it says': [makeLyingDocx, 'unreadable'],
    'a docx without text': [() => makeDocxOf('<w:p/>'), 'no text'],
    'a docx nested thirty thousand times': [
      () =>
        makeDocxOf(`${'<w:sdt><w:sdtContent>'.repeat(30_000)}${'</w:sdtContent></w:sdt>'.repeat(30_000)}`),
      'unreadable',
    ],
    'a docx that is no XML': [
      () => makeDocxWith({ name: 'word/broken.xml', bytes: Buffer.from('<') }),
      'unreadable',
    ],
    'a zip of parts only': [() => makeZip(wordParts), 'unreadable'],
    'something else': [() => Buffer.from('plain text'), 'unreadable'],
  };

  test.for(Object.keys(hostile))('is unreadable: %s', async (name) => {
    const [make, reason] = hostile[name] ?? [];
    expect(await read((await make?.()) ?? Buffer.alloc(0))).toEqual(unreadable(reason ?? ''));
    // The next one is read as if nothing had happened.
    expect((await read(makeStructuredDocx())).form).toBe('text');
  });

  test('loads nothing and shows no picture', async () => {
    const picture =
      '<w:p><w:r><w:t>Before</w:t><w:drawing><a:blip xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
      'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:link="r9"/></w:drawing></w:r></w:p>';
    const relationships = xml(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r9" ' +
        'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="https://evil.example/a.png" TargetMode="External"/></Relationships>',
    );
    const found = await read(
      makeDocxOf(picture, { name: 'word/_rels/document.xml.rels', bytes: relationships }),
    );
    expect(found).toMatchObject({ form: 'text', blocks: [{ kind: 'paragraph', words: plain('Before') }] });
    expect(JSON.stringify(found)).not.toContain('evil');
  });
});

describe('the HTML of the converter', () => {
  test('loses every element but those of text', () => {
    const html =
      '<p onclick="alert(1)">One <a href="javascript:alert(1)">link</a></p><iframe src="https://evil.example"/>' +
      '<script>alert(2)</script><p><img src="x" onerror="alert(3)"/></p><svg><p>Two</p></svg>';
    expect(blocksOfHtml(html)).toEqual([
      { kind: 'paragraph', words: plain('One link') },
      { kind: 'paragraph', words: plain('alert(2)') },
      { kind: 'paragraph', words: plain('Two') },
    ]);
  });

  test('has lines, and tables within tables as lines of their cell', () => {
    const html =
      '<p>One<br />Two</p><table><tr><td><p>A</p><table><tr><td>B</td><td>C</td></tr></table></td></tr></table>';
    expect(blocksOfHtml(html)).toEqual([
      { kind: 'paragraph', words: plain('One\nTwo') },
      { kind: 'table', rows: [[['A', 'B', 'C']]] },
    ]);
  });
});

test('a text of a thousand pages is cut, and said to be', () => {
  const block: ResumeBlock = { kind: 'paragraph', words: plain('x') };
  const many = Array.from({ length: MOST_BLOCKS + 1 }, () => block);
  expect(textReading(many)).toEqual({ form: 'text', blocks: many.slice(1), isCut: true });
  expect(textReading(many.slice(1))).toMatchObject({ isCut: false });
});
