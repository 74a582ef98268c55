import { makeDocx, makePdf, readDoc } from '../factories/files/resumes.ts';

/** A file in the form that a browser test chooses it. */
interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const choosePdf = (bytes?: number): ChosenFile => ({
  name: 'resume.pdf',
  mimeType: 'application/pdf',
  buffer: makePdf(bytes),
});

/** A Word 97 document. */
export const chooseDoc = (): ChosenFile => ({
  name: 'resume.doc',
  mimeType: 'application/msword',
  buffer: readDoc(),
});

export const chooseDocx = async (): Promise<ChosenFile> => ({
  name: 'resume.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: makeDocx(),
});
