import yauzl, { type Entry, type ZipFile } from 'yauzl';
import type { ResumeType } from '../src/contract/job-application.ts';
import { isOpenWordDocument } from './compound-file.ts';

/** Bounds on what a docx declares, checked from its directory before anything is inflated. */
export const MOST_ENTRIES = 2_000;
export const MOST_UNPACKED_BYTES = 200 * 1024 * 1024;

/** The one part that is inflated, and that says what the document is. */
const CONTENT_TYPES = '[Content_Types].xml';
const MOST_CONTENT_TYPES_BYTES = 1024 * 1024;
const WORD_DOCUMENT =
  /["']application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document\.main\+xml["']/i;
const MACROS = /macroEnabled|vbaProject/i;

/** Macros, controls and programs have no place in a resume, nor has what makes a zip a program of Java's. */
const UNWELCOME_PARTS =
  /(^|\/)(vba(Project|Data)\.\w+|activeX\/.*|META-INF\/MANIFEST\.MF)$|\.(exe|dll|com|scr|msi|bat|cmd|ps1|vbs|vbe|js|jse|wsf|hta|lnk|jar|class|sh)$/i;

/** Where a PDF's end mark must be: scanners and mail programs append a little after it. */
const PDF_TAIL_BYTES = 2_048;

/** How far readers look for what a file begins with, and for the directory that a zip ends with. */
const HEAD_BYTES = 1_024;
const ZIP_TAIL_BYTES = 65_557;

/**
 * What a file is by its bytes, whatever its name and its sender's claim: a PDF with head and end mark, a Word
 * document of either kind, or undefined for everything else, and for what is two things at once. Never throws for
 * hostile bytes.
 */
export async function detectResumeType(bytes: Buffer): Promise<ResumeType | undefined> {
  const head = bytes.subarray(0, HEAD_BYTES).toString('latin1');
  if (head.startsWith('%PDF-')) return isWholePdf(bytes, head) ? 'pdf' : undefined;
  if (head.startsWith('PK\x03\x04'))
    return !head.includes('%PDF-') && (await isDocx(bytes)) ? 'docx' : undefined;
  if (bytes.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex')))
    return isOpenWordDocument(bytes) && !endsAsZip(bytes) ? 'doc' : undefined;
  return undefined;
}

/** Whether a PDF is encrypted: many of these open without a password, so it is told and not refused. */
export function isLockedPdf(bytes: Buffer): boolean {
  return /\/Encrypt\s+\d+\s+\d+\s+R|\/Encrypt\s*<</.test(bytes.toString('latin1'));
}

function isWholePdf(bytes: Buffer, head: string): boolean {
  return (
    bytes.subarray(-PDF_TAIL_BYTES).includes('%%EOF') &&
    !/<(!doctype|html|head|body|script|svg)\b/i.test(head) &&
    !endsAsZip(bytes)
  );
}

/** Whether a reader of zips would find a directory at the end, whatever the file begins with. */
function endsAsZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(-ZIP_TAIL_BYTES);
  for (
    let at = tail.indexOf('PK\x05\x06');
    at >= 0 && at + 22 <= tail.length;
    at = tail.indexOf('PK\x05\x06', at + 1)
  ) {
    const directory = bytes.length - tail.length + at - tail.readUInt32LE(at + 12);
    // Without the directory that it names, four letters are no end of a zip.
    if (directory >= 0 && bytes.subarray(directory, directory + 4).equals(Buffer.from('PK\x01\x02')))
      return true;
  }
  return false;
}

/** A zip with the parts that make it a Word document, and nothing that is encrypted, endless or a program. */
function isDocx(bytes: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    yauzl.fromBuffer(
      bytes,
      { lazyEntries: true, validateEntrySizes: true, autoClose: false },
      (error, zip) => {
        if (error) resolve(false);
        else readDirectory(zip, resolve);
      },
    );
  });
}

function readDirectory(zip: ZipFile, resolve: (isDocx: boolean) => void): void {
  const found = new Map<string, Entry>();
  let unpacked = 0;
  const end = (answer: boolean) => {
    zip.close();
    resolve(answer);
  };
  zip.on('error', () => end(false));
  zip.on('end', () => {
    const types = found.get(CONTENT_TYPES);
    if (types === undefined || !found.has('word/document.xml')) end(false);
    else
      readText(zip, types).then(
        (text) => end(WORD_DOCUMENT.test(text) && !MACROS.test(text)),
        () => end(false),
      );
  });
  zip.on('entry', (entry: Entry) => {
    unpacked += entry.uncompressedSize;
    // Of two parts of one name readers disagree which one counts.
    const isTwice = found.has(entry.fileName);
    found.set(entry.fileName, entry);
    if (unpacked > MOST_UNPACKED_BYTES || isTwice || isUnwelcome(entry)) end(false);
    else zip.readEntry();
  });
  if (zip.entryCount > MOST_ENTRIES) end(false);
  else zip.readEntry();
}

/** Encrypted parts cannot be looked at later. */
function isUnwelcome(entry: Entry): boolean {
  return entry.isEncrypted() || UNWELCOME_PARTS.test(entry.fileName);
}

async function readText(zip: ZipFile, entry: Entry): Promise<string> {
  if (entry.uncompressedSize > MOST_CONTENT_TYPES_BYTES) throw new Error('too large to be read');
  const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)));
  });
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
