import { readFileSync } from 'node:fs';
import { refusedDocuments } from './hostile-documents.ts';
import { contentTypes, makeCompound, makeDocWith, makeDocxOf, readDoc, wordParts, xml } from './office.ts';
import { makeZip } from './zip.ts';

export { readDoc };

const withTypes = (types: Buffer) =>
  makeZip([{ name: '[Content_Types].xml', bytes: types }, ...wordParts.slice(1)]);

/** A PDF with one empty page, of exactly this many bytes. */
export function makePdf(bytes = 600): Buffer {
  const head =
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n';
  const tail = 'trailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n';
  const filling = bytes - head.length - tail.length - 2;
  // Different each time, since the same resume would make the same application a repeat.
  const comment = `%${Math.random()}`.padEnd(filling, 'x').slice(0, filling);
  return Buffer.from(`${head}${comment}\n\n${tail}`, 'latin1');
}

/** Each is another file, as those of two applicants are. */
export function makeDocx(): Buffer {
  return makeDocxOf(`<w:p><w:r><w:t>Twelve years at the gates of mills. ${Math.random()}</w:t></w:r></w:p>`);
}

/** A .doc whose chain of directory sectors leads back to its start. */
function makeEndlessDoc(): Buffer {
  const bytes = makeCompound(['Workbook']);
  const first = bytes.readUInt32LE(48);
  const table = (bytes.readUInt32LE(76) + 1) * 512;
  bytes.writeUInt32LE(first, table + first * 4);
  return bytes;
}

/** A Word 97 document with a password. */
function makeEncryptedDoc(): Buffer {
  const bytes = readDoc();
  const flags = bytes.indexOf(Buffer.from('eca5', 'hex'), 512) + 10;
  bytes.writeUInt16LE(bytes.readUInt16LE(flags) | 0x0100, flags);
  return bytes;
}

/** A document by a real program; test/factories/files/real/README.md says which. */
export function readReal(name: string): Buffer {
  return readFileSync(new URL(`real/${name}`, import.meta.url));
}

const program = Buffer.from('MZ This program cannot be run in DOS mode.');

/** Files that are no resume, whatever their names. */
export const refusedFiles: Record<string, () => Buffer> = {
  ...refusedDocuments,
  'an executable': () =>
    Buffer.from('MZ\x90\x00\x03\x00\x00\x00This program cannot be run in DOS mode.', 'latin1'),
  'an ELF program': () => Buffer.from('\x7fELF\x02\x01\x01', 'latin1'),
  'a web page': () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  'a web page that talks of %PDF-': () => Buffer.from('<html><!-- %PDF-1.7 --><script>1</script>%%EOF'),
  'an SVG': () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  'a shell script': () => Buffer.from('#!/bin/sh\nrm -rf /\n'),
  'plain text': () => Buffer.from('My resume: twelve years at the gate.'),
  'one byte': () => Buffer.from('%'),
  nothing: () => Buffer.alloc(0),
  'a PDF without its end': () => makePdf(9_000).subarray(0, 6_000),
  'the head of a PDF': () => Buffer.from('%PDF-1.7\n'),
  'a zip': () => makeZip([{ name: 'notes.txt', bytes: Buffer.from('x') }]),
  'an empty zip': () => makeZip([]),
  'a jar': () => makeZip([{ name: 'META-INF/MANIFEST.MF' }, { name: 'Main.class' }]),
  'a spreadsheet': () => makeZip([{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }]),
  'a docx without its types': () => makeZip([{ name: 'word/document.xml' }]),
  'a docx within a folder': () => makeZip(wordParts.map(({ name }) => ({ name: `cv/${name}` }))),
  'a docx without its directory': () => makeZip(wordParts).subarray(0, 120),
  'an encrypted zip': () => makeZip(wordParts.map((part) => ({ ...part, isEncrypted: true }))),
  'a document with macros': () => makeZip([...wordParts, { name: 'word/vbaProject.bin' }]),
  'a document that leaves its folder': () => makeZip([...wordParts, { name: '../../evil.sh' }]),
  'a zip of 10,001 entries': () =>
    makeZip([...wordParts, ...Array.from({ length: 9_999 }, (_, index) => ({ name: `word/${index}.xml` }))]),
  'a zip bomb': () => makeZip([...wordParts, { name: 'word/media/a.png', declaredBytes: 4_000_000_000 }]),
  'a zip bomb of many small ones': () =>
    makeZip([
      ...wordParts,
      ...Array.from({ length: 100 }, (_, n) => ({ name: `word/${n}`, declaredBytes: 3_000_000 })),
    ]),
  'a PDF that is a zip as well': () => Buffer.concat([makePdf(), makeZip(wordParts)]),
  'a PDF that is a jar as well': () =>
    Buffer.concat([makePdf(), makeZip([{ name: 'META-INF/MANIFEST.MF' }]), Buffer.from('%%EOF')]),
  'a PDF that is a web page as well': () =>
    Buffer.from(
      `%PDF-1.7\n<html><script>alert(1)</script></html>\n${makePdf().toString('latin1')}`,
      'latin1',
    ),
  'a PDF that is an SVG as well': () => Buffer.from('%PDF-1.7 <svg onload="alert(1)"/>\n%%EOF\n'),
  'a picture with a PDF in it': () => Buffer.concat([Buffer.from('GIF89a\x01\0\x01\0', 'latin1'), makePdf()]),
  'an executable with a zip in it': () => Buffer.concat([program, makeZip(wordParts)]),
  'a Word document with a PDF at its head': () =>
    makeZip([{ name: '%PDF-1.7', bytes: makePdf() }, ...wordParts]),
  'a Word document that is a jar as well': () => makeZip([...wordParts, { name: 'META-INF/MANIFEST.MF' }]),
  'a Word document that brings a program': () =>
    makeZip([...wordParts, { name: 'word/run.exe', bytes: program }]),
  'a Word document with ActiveX controls': () =>
    makeZip([...wordParts, { name: 'word/activeX/activeX1.bin' }]),
  'a Word document with a part of one name twice': () => makeZip([...wordParts, ...wordParts]),
  'a document for macros': () =>
    withTypes(xml('<Types ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>')),
  'a document with macros under another name': () =>
    withTypes(
      contentTypes(
        undefined,
        '<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>',
      ),
    ),
  'a presentation with the parts of a document': () =>
    withTypes(contentTypes('presentationml.presentation.main')),
  'a document whose types do not end': () => {
    const bytes = Buffer.alloc(2 * 1024 * 1024, ' ');
    contentTypes().copy(bytes);
    return withTypes(bytes);
  },
  'a .doc that asks for a password': makeEncryptedDoc,
  'a .doc with macros': () => makeDocWith(['Macros/VBA/dir']),
  'a .doc that is a zip as well': () => Buffer.concat([readDoc(), makeZip(wordParts)]),
  'a compound file with a stream that is only called WordDocument': () => makeCompound(['WordDocument']),
  'an encrypted Office document': () => makeCompound(['EncryptionInfo', 'EncryptedPackage']),
  'a compound file of a spreadsheet': () => makeCompound(['Workbook']),
  'a compound file with a Word document inside of another': () =>
    makeCompound(['Workbook', 'ObjectPool/WordDocument']),
  'the head of a compound file': () => readDoc().subarray(0, 512),
  'a compound file without end': makeEndlessDoc,
};
