import PDFDocument from 'pdfkit';
import { createRoot, type Element } from './tags.ts';
import { registerFonts } from './typeset.ts';

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89, edge: 48, foot: 64 } as const;
export const INNER = PAGE.width - 2 * PAGE.edge;

/** A document that is filled from top to bottom, page by page. */
export interface Sheet {
  doc: PDFKit.PDFDocument;
  /** The parts for screen readers, in the order in which they are drawn. */
  root: Element;
  /** Where the next block begins. */
  y: number;
  /** Begins another page unless a block of this height still fits. @returns whether it did. */
  demandRoom(height: number): boolean;
}

export interface SheetOptions {
  title: string;
  author: string;
  at: Date;
  /** Draws the head of each page after the first. @returns where the content begins. */
  drawNextHead(doc: PDFKit.PDFDocument): number;
}

export function createSheet({ title, author, at, drawNextHead }: SheetOptions): Sheet {
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    // The pages are counted before their feet are drawn.
    bufferPages: true,
    lang: 'en-IN',
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  });
  registerFonts(doc);
  return {
    doc,
    root: createRoot(doc),
    y: 0,
    demandRoom(height) {
      if (this.y + height <= PAGE.height - PAGE.foot) return false;
      doc.addPage();
      this.y = drawNextHead(doc);
      return true;
    },
  };
}

/** Ends the document. @returns its bytes. */
export function finish({ doc, root }: Sheet): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  root.end();
  doc.end();
  return done;
}
