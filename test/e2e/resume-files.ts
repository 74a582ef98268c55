import CFB from 'cfb';
import { Document, Packer, Paragraph } from 'docx';

/** As Playwright hands a file to a page. */
export interface ResumeFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A PDF by its head and its end, of about that many bytes. */
export function makePdf(bytes = 2_000): ResumeFile {
  const buffer = Buffer.alloc(bytes, '% a line of a resume\n');
  buffer.write('%PDF-1.7\n', 0);
  buffer.write('\n%%EOF\n', bytes - 7);
  return { name: 'resume.pdf', mimeType: 'application/pdf', buffer };
}

/** A compound file with the stream that makes it a Word document. */
export function makeDoc(): ResumeFile {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, 'WordDocument', Buffer.alloc(4096, 'resume'));
  const buffer = Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array);
  return { name: 'resume.doc', mimeType: 'application/msword', buffer };
}

export async function makeDocx(text = 'A resume'): Promise<ResumeFile> {
  const document = new Document({ sections: [{ children: [new Paragraph(text)] }] });
  return {
    name: 'resume.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: await Packer.toBuffer(document),
  };
}
