import fc from 'fast-check';
import { contentTypes, makeCompound, readDoc, wordParts, xml } from './office.ts';
import { makeZip, type ZipEntry } from './zip.ts';

/** Generates hostile files of any kind: parts of documents, mixed up, repeated and overwritten. */

const repeated = (tokens: string[], most: number): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.array(fc.constantFrom(...tokens), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: most }),
    )
    .map(([parts, count]) => parts.join('').repeat(Math.ceil(count / parts.join('').length)));

/** Single bytes or four-byte numbers, anywhere, with values that matter to limits and chains. */
const overwritten = (files: fc.Arbitrary<Buffer>): fc.Arbitrary<Buffer> => {
  const place = fc.oneof(fc.nat(600), fc.nat(1 << 20), fc.integer({ min: -600, max: -1 }));
  const value = fc.oneof(
    fc.constantFrom(0, 1, 2, 0xff, 0xffff, 0x7fffffff, 0xfffffffa, 0xfffffffe, 0xffffffff),
    fc.nat(200),
    fc.nat(0xffffffff),
  );
  return fc
    .tuple(
      files,
      fc.oneof(fc.constant([]), fc.array(fc.tuple(place, value), { maxLength: 12 })),
      fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat(1 << 20) }),
    )
    .map(([file, changes, length]) => {
      const bytes = Buffer.from(length === null ? file : file.subarray(0, length));
      for (const [at, to] of changes) {
        const offset = at < 0 ? bytes.length + at : at;
        if (offset >= 0 && offset + 4 <= bytes.length) bytes.writeUInt32LE(to, offset);
      }
      return bytes;
    });
};

const partName = fc.oneof(
  { weight: 4, arbitrary: fc.nat(999).map((index) => `word/_rels/${index}.xml.rels`) },
  { weight: 4, arbitrary: fc.nat(999).map((index) => `word/embeddings/oleObject${index}.bin`) },
  fc.constantFrom(
    ...wordParts.map(({ name }) => name.toString()),
    'WORD/document.xml',
    'word/_rels/settings.xml.rels',
    '_rels/.rels',
    'word\\document.xml',
    '/',
    '',
    '../../a',
    'C:\\a.exe',
  ),
  repeated(['activeX/', 'vbaProject.', '.', '../', 'META-INF/', '\n', '%2F', 'é', '.exe', 'a', ' '], 30_000),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const xmlText = fc.oneof(
  repeated(
    [
      '<a>',
      '</a>',
      '<a b="',
      '"',
      '&amp;',
      '&a;',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?a ',
      '?>',
      '=',
      ' ',
      '>',
      '<',
    ],
    300_000,
  ),
  repeated(['<!DOCTYPE a [', '<!ENTITY a "', '&a;', '">', ']>'], 300_000),
  repeated(
    ['<Relationship Type="a/oleObject" Target="', 'file:', '//', '\\\\', '%5c', 'http://a', '"/>'],
    300_000,
  ),
);

const partBytes = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(contentTypes(), xml('<document/>'), makeCompound(['Workbook'])) },
  { weight: 4, arbitrary: xmlText.map((text) => xml(text)) },
  { weight: 2, arbitrary: fc.nat(2_000_000).map((size) => Buffer.alloc(size)) },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 4_000 }).map((bytes) => Buffer.from(bytes)) },
);

/** Zip64 sizes, another name, and unknown extra fields. */
const extraFields = fc
  .array(fc.tuple(fc.constantFrom(0x0001, 0x7075, 0x5455, 0xffff), fc.uint8Array({ maxLength: 40 })), {
    maxLength: 3,
  })
  .map((fields) =>
    Buffer.concat(
      fields.flatMap(([id, data]) => {
        const head = Buffer.alloc(4);
        head.writeUInt16LE(id, 0);
        head.writeUInt16LE(data.length, 2);
        return [head, Buffer.from(data)];
      }),
    ),
  );

const plain = { name: partName, bytes: partBytes, isDeflated: fc.boolean(), isUtf8: fc.boolean() };
const zipEntry: fc.Arbitrary<ZipEntry> = fc.oneof(
  { weight: 8, arbitrary: fc.record(plain) },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        ...plain,
        isEncrypted: fc.constantFrom(false, false, false, true),
        declaredBytes: fc.constantFrom(0, 1, 1_000, 0xffffffff),
        extra: extraFields,
      },
      { requiredKeys: ['name', 'bytes', 'isDeflated'] },
    ),
  },
);

const entries = fc.oneof(
  fc.array(zipEntry, { maxLength: 6 }),
  fc
    .tuple(zipEntry, fc.nat(2_500))
    .filter(([{ name, bytes }, count]) => (name.length + (bytes?.length ?? 0)) * count < 20_000_000)
    .map(([entry, count]) =>
      Array.from({ length: count }, (_, index) => ({ ...entry, name: `${index}${entry.name}` })),
    ),
);

const zip = fc
  .tuple(entries, fc.boolean())
  .map(([more, isWord]) => makeZip(isWord ? [...wordParts, ...more] : more));

const pdf = repeated(
  [
    '1 0 obj',
    'endobj',
    '<<',
    '>>',
    '[',
    '(',
    '/Length 99999999999',
    'stream\n',
    '/Encrypt',
    ' 1 0',
    ' R',
    ' ',
    '%%EOF',
    'PK\x05\x06',
    'PK\x01\x02',
    '<script',
    'xref\n0 99999999\n',
  ],
  3_000_000,
).map((body) => Buffer.from(`%PDF-1.7\n${body}\n%%EOF\n`, 'latin1'));

const doc = fc
  .tuple(
    fc.constantFrom(readDoc(), makeCompound(['WordDocument', 'ObjectPool/_1/\u0001Ole10Native'])),
    fc.oneof(fc.constant(0), fc.nat(2_000_000)),
    fc.nat(255),
  )
  .map(([file, more, filling]) => Buffer.concat([file, Buffer.alloc(more, filling)]));

export const hostileFiles = { zip: overwritten(zip), pdf: overwritten(pdf), doc: overwritten(doc) };
