import { LIMITS } from '../../../src/contract/fields.ts';
import { makeDocxWith, readDoc, xml } from './office.ts';
import { makeZip, type ZipEntry } from './zip.ts';

const MIB = 1024 * 1024;
const LARGEST = LIMITS.resumeBytes;
/** The bytes that a docx may have for relationships, besides its types. */
const XML = MIB - 1_000;

const repeat = (text: string, bytes: number) => text.repeat(Math.floor(bytes / text.length));
const many = (count: number, make: (index: number) => ZipEntry) =>
  makeDocxWith(...Array.from({ length: count }, (_, index) => make(index)));
const withRelationships = (text: string) =>
  makeDocxWith({ name: 'word/_rels/document.xml.rels', bytes: xml(text), isDeflated: true });
const makePdfOf = (token: string) =>
  Buffer.from(`%PDF-1.7\n${repeat(token, LARGEST - 20)}\n%%EOF\n`, 'latin1');

/** A compound file that is nothing but a directory whose entries refer to each other as `link` says. */
function makeDirectory(
  bytes: number,
  link: (index: number, count: number) => [number, number, number],
): Buffer {
  const file = Buffer.alloc(bytes - (bytes % 512));
  readDoc().copy(file, 0, 0, 512);
  const sectors = file.length / 512 - 1;
  const tables = Math.min(109, Math.ceil(sectors / 128));
  // The table comes first, then the directory in all other sectors, one after the other.
  for (let index = 0; index < 109; index++)
    file.writeUInt32LE(index < tables ? index : 0xffffffff, 76 + index * 4);
  for (let sector = 0; sector < Math.min(sectors, tables * 128); sector++)
    file.writeUInt32LE(sector + 1 < sectors ? sector + 1 : 0xfffffffe, 512 + sector * 4);
  file.writeUInt32LE(tables, 48);
  const count = (sectors - tables) * 4;
  for (let index = 0; index < count; index++) {
    const at = (tables + 1) * 512 + index * 128;
    file.write('Workbook', at, 'utf16le');
    file.writeUInt16LE(18, at + 64);
    file.writeUInt8(index === 0 ? 5 : 1, at + 66);
    const [left, right, child] = link(index, count);
    file.writeUInt32LE(left, at + 68);
    file.writeUInt32LE(right, at + 72);
    file.writeUInt32LE(child, at + 76);
  }
  return file;
}

/** Files of the largest allowed size, each made to give one step of the inspection as much work as possible. */
export const largestFiles: Record<string, () => Buffer> = {
  'a PDF of objects': () => makePdfOf('1 0 obj<<>>endobj '),
  'a PDF of lengths that are too large': () => makePdfOf('/Length 99999999999999999999 stream\n'),
  'a PDF of unfinished encryption': () => makePdfOf('/Encrypt 1 1 '),
  'a PDF of encryption and spaces': () => makePdfOf(`/Encrypt${' '.repeat(60)}`),
  'a PDF of nested lists': () => makePdfOf('[<<('),
  'a PDF of ends of zips': () => makePdfOf('PK\x05\x06'),
  'a PDF of page beginnings': () => makePdfOf('<!doctype'),
  'a zip of comments': () => Buffer.from(`PK\x03\x04${repeat('PK\x05\x06', LARGEST - 4)}`, 'latin1'),
  'a Word document of 2,000 long names': () =>
    many(1_998, (index) => ({ name: `${index}/${'activeX./'.repeat(55)}`.slice(0, 511) })),
  'a Word document of 2,000 parts that unpack to 100 KB each': () =>
    many(1_998, (index) => ({ name: `word/${index}`, bytes: Buffer.alloc(100_000), isDeflated: true })),
  'a Word document of 2,000 relationships': () =>
    many(1_998, (index) => ({
      name: `word/_rels/${index}.rels`,
      bytes: xml(`<R>${'<a/>'.repeat(100)}</R>`),
    })),
  'a Word document of relationships within each other': () => withRelationships(repeat('<a>', XML)),
  'a Word document of relationships with endless attributes': () => {
    let text = '<a ';
    for (let index = 0; text.length < XML; index++) text += `a${index}="" `;
    return withRelationships(`${text}/>`);
  },
  'a Word document of an attribute without end': () => withRelationships(`<a b="${repeat('&amp;', XML)}`),
  'a Word document of a name without end': () => withRelationships(`<${repeat('a', XML)}`),
  'a Word document of a comment without end': () => withRelationships(`<!--${repeat('- ', XML)}`),
  'a Word document of a DTD without end': () =>
    withRelationships(`<!DOCTYPE a [${repeat('<!ENTITY a "b">', XML)}`),
  'a Word document of a declaration without end': () =>
    makeDocxWith({
      name: 'word/_rels/document.xml.rels',
      bytes: Buffer.from(`<?xml ${repeat('encoding = ', XML)}?><a/>`),
      isDeflated: true,
    }),
  'a Word document of targets in codes': () =>
    withRelationships(`<a><Relationship Target="${repeat('%5C', XML)}"/></a>`),
  'a Word document of targets of slashes': () =>
    withRelationships(`<a><Relationship Target="file:${repeat('/', XML)}"/></a>`),
  'a Word document with 30 MB of directory': () =>
    makeDocxWith({
      name: 'word/embeddings/oleObject1.bin',
      bytes: makeDirectory(30 * MIB, (index) => [index + 1, index + 2, index + 1]),
      isDeflated: true,
    }),
  'a .doc of nothing but a directory': () =>
    makeDirectory(LARGEST, (index, count) => [index + 1, count - index, index + 1]),
  'a .doc of storages within each other': () =>
    makeDirectory(LARGEST, (index) => [0xffffffff, 0xffffffff, index + 1]),
  'a .doc whose directory leads back to its beginning': () => {
    const bytes = makeDirectory(LARGEST, (index) => [index + 1, 0, index + 1]);
    const last = bytes.length / 512 - 2;
    bytes.writeUInt32LE(bytes.readUInt32LE(48), 512 + last * 4);
    return bytes;
  },
  'a .doc whose table leads back to its beginning': () => {
    const bytes = makeDirectory(LARGEST, () => [0, 0, 0]);
    bytes.writeUInt32LE(1, 68);
    bytes.writeUInt32LE(1, 2 * 512 - 4);
    return bytes;
  },
  'a zip within a zip': () =>
    makeDocxWith({ name: 'word/a.docx', bytes: makeZip([{ name: 'a', bytes: Buffer.alloc(4 * MIB) }]) }),
};
