import type { ResumeType } from '../../src/contract/job-application.ts';
import { isOpenWordDocument } from './compound-file.ts';
import { isDocx } from './docx.ts';

/** Where a PDF's end mark must be: scanners and mail programs append a little after it. */
const PDF_TAIL_BYTES = 2_048;

/** How far readers look for what a file begins with, and for the directory that a zip ends with. */
const HEAD_BYTES = 1_024;
const ZIP_TAIL_BYTES = 65_557;

/** What names a PDF's encryption, and how much of what follows it is looked at. */
const ENCRYPT = '/Encrypt';
const MOST_REFERENCE_BYTES = 64;

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
  for (let at = bytes.indexOf(ENCRYPT); at >= 0; at = bytes.indexOf(ENCRYPT, at + 1)) {
    const value = bytes.toString('latin1', at + ENCRYPT.length, at + ENCRYPT.length + MOST_REFERENCE_BYTES);
    if (/^\s+\d+\s+\d+\s+R|^\s*<</.test(value)) return true;
  }
  return false;
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
