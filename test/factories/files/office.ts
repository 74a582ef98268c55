import { readFileSync } from 'node:fs';
import CFB from 'cfb';
import { makeZip, type ZipEntry } from './zip.ts';

export const xml = (text: string) => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`);

/** What a docx declares about its parts; `main` is the type of its document, `more` lists further entries. */
export function contentTypes(main = 'wordprocessingml.document.main', more = ''): Buffer {
  return xml(
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      `<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.${main}+xml"/>` +
      `${more}</Types>`,
  );
}

export const wordParts: ZipEntry[] = [
  { name: '[Content_Types].xml', bytes: contentTypes() },
  { name: 'word/document.xml', bytes: xml('<document/>') },
];

/** A docx whose document has this XML as its body, and these additional parts. */
export function makeDocxOf(body: string, ...others: ZipEntry[]): Buffer {
  const document = xml(
    `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  );
  const relationships = xml(
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" ' +
      'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  );
  return makeZip([
    { name: '[Content_Types].xml', bytes: contentTypes() },
    { name: '_rels/.rels', bytes: relationships },
    { name: 'word/document.xml', bytes: document, isDeflated: true },
    ...others,
  ]);
}

/** A Word document with these additional parts. */
export const makeDocxWith = (...more: ZipEntry[]) => makeZip([...wordParts, ...more]);

/** A Word 97 document, with its text and piece table. */
export function readDoc(): Buffer {
  return readFileSync(new URL('resume.doc', import.meta.url));
}

/** A compound file with these streams; `classes` are the ids of its storages, `''` being the root. */
export function makeCompound(streams: string[], classes: Record<string, string> = {}): Buffer {
  return addStreams(CFB.utils.cfb_new(), streams, classes);
}

/** A Word 97 document with these additional streams. */
export function makeDocWith(streams: string[], classes: Record<string, string> = {}): Buffer {
  return addStreams(CFB.read(readDoc(), { type: 'buffer' }), streams, classes);
}

function addStreams(file: CFB.CFB$Container, streams: string[], classes: Record<string, string>): Buffer {
  for (const stream of streams) CFB.utils.cfb_add(file, stream, Buffer.alloc(4_096, 1));
  for (const [index, path] of file.FullPaths.entries()) {
    const id = classes[path.replace(/^Root Entry\/?/, '').replace(/\/$/, '')];
    if (id !== undefined) Object.assign(file.FileIndex[index] as object, { clsid: classBytes(id) });
  }
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array);
}

/** A class id as a compound file stores it: the first three groups have their bytes reversed. */
function classBytes(id: string): string {
  const [a = '', b = '', c = '', d = '', e = ''] = id.split('-');
  const turned = [a, b, c].map((group) => Buffer.from(group, 'hex').reverse().toString('hex'));
  return [...turned, d, e].join('').toLowerCase();
}
