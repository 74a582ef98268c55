import type { ResumeType } from '../../src/contract/job-application.ts';
import { isOpenWordDocument } from './compound-file.ts';
import { isDocx } from './docx.ts';

/** A PDF's end mark must be within this many last bytes: scanners and mail programs append a little after it. */
const PDF_TAIL_BYTES = 2_048;

/** How far readers search for a format's signature at a file's start, and for a zip's directory at its end. */
const HEAD_BYTES = 1_024;
const ZIP_TAIL_BYTES = 65_557;

/** The key of a PDF's encryption dictionary, and how many bytes after it are examined. */
const ENCRYPT = '/Encrypt';
const MOST_REFERENCE_BYTES = 64;

/**
 * Detects a file's type from its bytes, whatever its name and the sender's content type say: a PDF with a header and an
 * end mark, or a Word document of either kind. Undefined for everything else, and for a file that is valid in two
 * formats at once. Never throws for hostile bytes.
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

/** Whether a PDF is encrypted. Many encrypted PDFs open without a password, so they are reported and not refused. */
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

/** Whether a zip reader would find a directory at the file's end, whatever the file begins with. */
function endsAsZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(-ZIP_TAIL_BYTES);
  for (
    let at = tail.indexOf('PK\x05\x06');
    at >= 0 && at + 22 <= tail.length;
    at = tail.indexOf('PK\x05\x06', at + 1)
  ) {
    const directory = bytes.length - tail.length + at - tail.readUInt32LE(at + 12);
    // The four bytes may be there by chance: they end a zip only if its directory is where they say.
    if (directory >= 0 && bytes.subarray(directory, directory + 4).equals(Buffer.from('PK\x01\x02')))
      return true;
  }
  return false;
}
