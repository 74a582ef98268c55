import mammoth from 'mammoth';
import type { ResumeReading } from '../../../src/contract/staff/resume-reading.ts';
import { openZip } from '../zip-parts.ts';
import { blocksOfHtml } from './html-blocks.ts';
import { textReading } from './text-reading.ts';

/** The XML of the longest resumes has less than 1 MB. */
export const MOST_XML_BYTES = 8 * 1024 * 1024;
export const MOST_PARTS_BYTES = 64 * 1024 * 1024;

/**
 * The text of a docx with its headings, lists and tables. Pictures are left out, and so are the headers and footers,
 * which the converter does not read.
 */
export async function readDocx(bytes: Buffer): Promise<ResumeReading> {
  if (!(await unpacksWithinLimits(bytes))) return { form: 'unreadable', reason: 'too large' };
  const { value } = await mammoth.convertToHtml(
    { buffer: bytes },
    {
      // A document can bring rules of its own, which say what its paragraphs become.
      includeEmbeddedStyleMap: false,
      externalFileAccess: false,
      // Without reading the picture, and without its source.
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
    },
  );
  return textReading(blocksOfHtml(value));
}

/**
 * The converter unpacks a part without a limit, and goes by relationships, not by names: so every part is unpacked here
 * first, which fails if it has more bytes than it declares.
 */
async function unpacksWithinLimits(bytes: Buffer): Promise<boolean> {
  const parts = [...(await openZip(bytes)).values()];
  const sizeOf = (counted: typeof parts) => counted.reduce((sum, { size }) => sum + size, 0);
  if (sizeOf(parts) > MOST_PARTS_BYTES) return false;
  if (sizeOf(parts.filter(({ name }) => /\.(xml|rels)$/.test(name))) > MOST_XML_BYTES) return false;
  for (const part of parts) part.read();
  return true;
}
