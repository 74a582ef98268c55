import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a PDF as somebody selects it, its pages, and how many fonts are embedded in it. */
export async function readPdf(bytes: Buffer): Promise<{ text: string; pages: number; fonts: number }> {
  const fonts = bytes.toString('latin1').match(/\/FontFile2 /g)?.length ?? 0;
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false });
  const document = await task.promise;
  const lines: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    lines.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  const pages = document.numPages;
  await task.destroy();
  return { text: lines.join('\n').replace(/ +/g, ' '), pages, fonts };
}
