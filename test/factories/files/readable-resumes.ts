import { deflateSync } from 'node:zlib';
import { readReal } from './resumes.ts';

/** A docx with everything that the reader tells apart. */
export const makeStructuredDocx = () => readReal('structured.docx');

interface PdfOptions {
  /** The pages, each with these words. */
  pages?: string[];
  /** What the tree of pages claims, if it is not the truth. */
  claimedPages?: number;
  /** Further entries of the catalogue, such as a script that is to run when the document is opened. */
  catalogue?: string;
  /** Further objects, which begin at the number 100. */
  objects?: string[];
  /** The stream of every page instead of its words, with its dictionary. */
  content?: Buffer;
}

/** A PDF with words in one of the fonts that need not be embedded. Its table of objects is true. */
export function makeWordsPdf({
  pages = ['Twelve years at the gates of mills'],
  claimedPages = pages.length,
  catalogue = '',
  objects = [],
  content,
}: PdfOptions = {}): Buffer {
  const parts: [number, Buffer][] = [
    [1, text(`<</Type/Catalog/Pages 2 0 R ${catalogue}>>`)],
    [
      2,
      text(
        `<</Type/Pages/Kids[${pages.map((_, at) => `${1000 + at * 2} 0 R`).join(' ')}]/Count ${claimedPages}>>`,
      ),
    ],
    [3, text('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>')],
    ...objects.map((object, at): [number, Buffer] => [100 + at, text(object)]),
    ...pages.flatMap((words, at): [number, Buffer][] => [
      [
        1000 + at * 2,
        text(
          `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${1001 + at * 2} 0 R>>`,
        ),
      ],
      [1001 + at * 2, content ?? stream(Buffer.from(`BT /F1 24 Tf 60 760 Td (${words}) Tj ET`))],
    ]),
  ];
  let offset = 0;
  const pieces: Buffer[] = [];
  const offsets = new Map<number, number>();
  const add = (piece: Buffer) => {
    pieces.push(piece);
    offset += piece.length;
  };
  add(text('%PDF-1.7\n'));
  for (const [number, body] of parts) {
    offsets.set(number, offset);
    add(Buffer.concat([text(`${number} 0 obj\n`), body, text('\nendobj\n')]));
  }
  const start = offset;
  const entries = [...offsets].map(
    ([number, at]) => `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`,
  );
  add(text(`xref\n0 1\n0000000000 65535 f \n${entries.join('')}`));
  const size = Math.max(...offsets.keys()) + 1;
  // Different each time, since the same resume would make the same application a repeat.
  const comment = String(Math.random()).padEnd(20, '0').slice(0, 20);
  add(text(`trailer\n<</Root 1 0 R/Size ${size}>>\nstartxref\n${start}\n%%EOF\n%${comment}\n`));
  return Buffer.concat(pieces);
}

/** A stream that is deflated this many times. */
export function deflatedStream(bytes: Buffer, times = 1): Buffer {
  let packed = bytes;
  for (let time = 0; time < times; time++) packed = deflateSync(packed);
  return stream(packed, `/Filter[${'/FlateDecode'.repeat(times)}]`);
}

function stream(bytes: Buffer, entries = ''): Buffer {
  return Buffer.concat([text(`<</Length ${bytes.length}${entries}>>\nstream\n`), bytes, text('\nendstream')]);
}

const text = (words: string) => Buffer.from(words, 'latin1');
