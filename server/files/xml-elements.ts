import sax from 'sax';

/** Content types and relationships need only two levels of elements. Each open level costs memory. */
const MOST_LEVELS = 16;

/** An element's name without its prefix, and its attributes with character references replaced. */
type VisitElement = (name: string, attributes: Record<string, string>) => void;

/**
 * Visits the elements of a document's part, or of a drawing, in document order.
 * @throws {Error} for a part that is not well-formed or is nested too deeply, for a DTD, which no such part may have
 * and which alone could define entities, and for encodings other than UTF-8 and UTF-16.
 */
export function readElements(bytes: Buffer, visit: VisitElement, mostLevels = MOST_LEVELS): void {
  const parser = sax.parser(true, { position: false });
  parser.onerror = (error) => {
    throw error;
  };
  parser.ondoctype = () => {
    throw new Error('a DTD is not allowed');
  };
  parser.onprocessinginstruction = ({ name, body }) => {
    if (name === 'xml') demandUnicode(body);
  };
  let depth = 0;
  parser.onclosetag = () => {
    depth -= 1;
  };
  parser.onopentag = ({ name, attributes }) => {
    depth += 1;
    if (depth > mostLevels) throw new Error('nested too deeply');
    visit(name.slice(name.lastIndexOf(':') + 1), attributes as Record<string, string>);
  };
  parser.write(decode(bytes)).close();
}

function decode(bytes: Buffer): string {
  const mark = bytes.toString('hex', 0, 2);
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}

/** Rejects encodings that Word might decode differently: it could then read something else than what we check. */
function demandUnicode(declaration: string): void {
  const [, encoding = 'utf-8'] = /encoding\s*=\s*["']([^"']*)/i.exec(declaration) ?? [];
  if (!/^(utf-8|utf-16|us-ascii)$/i.test(encoding))
    throw new Error('an encoding other than UTF-8 and UTF-16');
}
