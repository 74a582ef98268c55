import yauzl, { type Entry, type ZipFile } from 'yauzl';
import type { ResumeType } from '../src/contract/job-application.ts';
import { listRootStreams } from './compound-file.ts';

/** Bounds on what a docx declares, checked from its directory before anything is inflated. */
const MOST_ENTRIES = 2_000;
const MOST_UNPACKED_BYTES = 200 * 1024 * 1024;

/** Where a PDF's end mark must be: scanners and mail programs append a little after it. */
const PDF_TAIL_BYTES = 2_048;

/**
 * What a file is by its bytes, whatever its name and its sender's claim: a PDF with head and end mark, a Word
 * document of either kind, or undefined for everything else. Never throws for hostile bytes.
 */
export async function detectResumeType(bytes: Buffer): Promise<ResumeType | undefined> {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return isWholePdf(bytes) ? 'pdf' : undefined;
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04')))
    return (await isDocx(bytes)) ? 'docx' : undefined;
  if (bytes.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex')))
    return listRootStreams(bytes).includes('WordDocument') ? 'doc' : undefined;
  return undefined;
}

function isWholePdf(bytes: Buffer): boolean {
  return bytes.subarray(-PDF_TAIL_BYTES).includes('%%EOF');
}

/** A zip with the parts that make it a Word document, and nothing that is encrypted, endless or a macro. */
function isDocx(bytes: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
      if (error) resolve(false);
      else readDirectory(zip, resolve);
    });
  });
}

function readDirectory(zip: ZipFile, resolve: (isDocx: boolean) => void): void {
  const needed = new Set(['[Content_Types].xml', 'word/document.xml']);
  let unpacked = 0;
  const end = (answer: boolean) => {
    zip.close();
    resolve(answer);
  };
  zip.on('error', () => end(false));
  zip.on('end', () => end(needed.size === 0));
  zip.on('entry', (entry: Entry) => {
    unpacked += entry.uncompressedSize;
    needed.delete(entry.fileName);
    if (unpacked > MOST_UNPACKED_BYTES || isUnwelcome(entry)) end(false);
    else zip.readEntry();
  });
  if (zip.entryCount > MOST_ENTRIES) end(false);
  else zip.readEntry();
}

/** Encrypted parts cannot be looked at later, and macros have no place in a resume. */
function isUnwelcome(entry: Entry): boolean {
  return entry.isEncrypted() || /vbaProject\.bin$/i.test(entry.fileName);
}
