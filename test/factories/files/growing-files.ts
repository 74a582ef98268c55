import { makeDocxWith, readDoc, xml } from './office.ts';
import type { ZipEntry } from './zip.ts';

interface Growing {
  /** The shorter of two lengths: long enough to be measured, and eight times as much is still allowed. */
  shortest: number;
  make(length: number): Buffer;
}

const repeat = (text: string, bytes: number) => text.repeat(Math.ceil(bytes / text.length));

const pdfOf = (token: string): Growing => ({
  shortest: 125_000,
  make: (length) => Buffer.from(`%PDF-1.7\n${repeat(token, length)}\n%%EOF\n`, 'latin1'),
});

const partsOf = (part: (index: number) => ZipEntry): Growing => ({
  shortest: 240,
  make: (length) => makeDocxWith(...Array.from({ length }, (_, index) => part(index))),
});

const relationshipsOf = (write: (length: number) => string): Growing => ({
  shortest: 100_000,
  make: (length) =>
    makeDocxWith({ name: 'word/_rels/document.xml.rels', bytes: xml(write(length)), isDeflated: true }),
});

/** A compound file that is nothing but a directory whose entries refer to each other as `link` says. */
const directoryOf = (
  link: (index: number, count: number) => [left: number, right: number, child: number],
  damage: (file: Buffer) => unknown = () => undefined,
): Growing => ({
  shortest: 250_000,
  make: (length) => {
    const file = Buffer.alloc(length - (length % 512));
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
      for (const [place, target] of link(index, count).entries())
        file.writeUInt32LE(target, at + 68 + place * 4);
    }
    damage(file);
    return file;
  },
});

/** Files that give one step of the inspection as much work as their size allows. */
export const growingFiles: Record<string, Growing> = {
  'a PDF of objects': pdfOf('1 0 obj<<>>endobj '),
  'a PDF of unfinished encryption': pdfOf('/Encrypt 1 1 '),
  'a PDF of encryption and spaces': pdfOf(`/Encrypt${' '.repeat(60)}`),
  'a PDF of ends of zips': pdfOf('PK\x05\x06'),
  'a PDF of page beginnings': pdfOf('<!doctype'),
  'a Word document of part names without end': {
    shortest: 8_000,
    make: (length) =>
      makeDocxWith(
        ...Array.from({ length: 9 }, (_, index) => ({
          name: `${index}/${repeat('activeX/', length)}\n`,
          isUtf8: true,
        })),
      ),
  },
  'a Word document of many long names': partsOf((index) => ({
    name: `${index}/${'activeX./'.repeat(55)}`.slice(0, 511),
  })),
  'a Word document of many relationships': partsOf((index) => ({
    name: `word/_rels/${index}.rels`,
    bytes: xml(`<R>${'<a/>'.repeat(10)}</R>`),
  })),
  'relationships within each other': relationshipsOf((length) => repeat('<a>', length)),
  'relationships with endless attributes': relationshipsOf((length) => {
    let text = '<a ';
    for (let index = 0; text.length < length; index++) text += `a${index}="" `;
    return `${text}/>`;
  }),
  'relationships in a comment without end': relationshipsOf((length) => `<!--${repeat('- ', length)}`),
  'relationships in a DTD without end': relationshipsOf(
    (length) => `<!DOCTYPE a [${repeat('<!ENTITY a "b">', length)}`,
  ),
  'relationships with targets in codes': relationshipsOf(
    (length) => `<a><Relationship Target="${repeat('%5C', length)}"/></a>`,
  ),
  'relationships with targets of slashes': relationshipsOf(
    (length) => `<a><Relationship Target="file:${repeat('/', length)}"/></a>`,
  ),
  'a .doc of nothing but a directory': directoryOf((index, count) => [index + 1, count - index, index + 1]),
  'a .doc whose directory leads back to its beginning': directoryOf(
    (index) => [index + 1, 0, index + 1],
    (file) => file.writeUInt32LE(file.readUInt32LE(48), 512 + (file.length / 512 - 2) * 4),
  ),
  'a .doc whose table leads back to its beginning': directoryOf(
    () => [0, 0, 0],
    (file) => {
      file.writeUInt32LE(1, 68);
      file.writeUInt32LE(1, 2 * 512 - 4);
    },
  ),
};
