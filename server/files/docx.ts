import { isUnwelcomeObject } from './compound-file.ts';
import { loadsFromElsewhere } from './relationships.ts';
import { readElements } from './xml-elements.ts';
import { openZip, type ZipPart } from './zip-parts.ts';

/** At most this much of a docx is unpacked: of its content types and relationships, and of its embedded objects. */
export const MOST_XML_BYTES = 1024 * 1024;
export const MOST_OBJECT_BYTES = 32 * 1024 * 1024;

const CONTENT_TYPES = '[content_types].xml';
const WORD_DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const MACROS = /macroenabled|vbaproject/;

/** A resume needs neither programs nor parts that are split into pieces, which hides what they contain. */
const PROGRAM_NAME = /\.(exe|dll|com|scr|msi|bat|cmd|ps1|vbs|vbe|js|jse|wsf|hta|lnk|jar|class|sh|piece)$/;
const MACRO_NAME = /^vba(project|data)\.\w+$/;

const COMPOUND_FILE = 'd0cf11e0a1b11ae1';

/**
 * Whether these bytes are a Word document without macros, programs, embedded files or anything that is loaded from
 * elsewhere when the document is opened. Never throws for hostile bytes.
 */
export async function isDocx(bytes: Buffer): Promise<boolean> {
  try {
    const parts = await openZip(bytes);
    return isWordDocument(parts) && [...parts.keys()].every(isWelcomeName) && hasWelcomeParts(parts);
  } catch {
    return false;
  }
}

function isWordDocument(parts: Map<string, ZipPart>): boolean {
  const types = parts.get(CONTENT_TYPES);
  if (types === undefined || types.size > MOST_XML_BYTES) return false;
  let document: string | undefined;
  let hasMacros = false;
  readElements(types.read(), (_, { ContentType = '', PartName = '/word/document.xml' }) => {
    const type = ContentType.trim().toLowerCase();
    hasMacros ||= MACROS.test(type);
    if (type === WORD_DOCUMENT) document = PartName.slice(1).toLowerCase();
  });
  return document !== undefined && parts.has(document) && !hasMacros;
}

/** A part named `META-INF/MANIFEST.MF` is rejected because it makes a zip a Java program. */
function isWelcomeName(name: string): boolean {
  const folders = name.split('/');
  const last = folders.pop() ?? '';
  if (folders.includes('activex') || MACRO_NAME.test(last) || PROGRAM_NAME.test(last)) return false;
  return !(last === 'manifest.mf' && folders.at(-1) === 'meta-inf');
}

function hasWelcomeParts(parts: Map<string, ZipPart>): boolean {
  let xmlBytes = parts.get(CONTENT_TYPES)?.size ?? 0;
  let objectBytes = 0;
  for (const part of parts.values()) {
    if (part.name.endsWith('.rels')) {
      xmlBytes += part.size;
      if (xmlBytes > MOST_XML_BYTES || loadsFromElsewhere(part.name, part.read())) return false;
    }
    // Word follows relationships, not names, so an object may be named like a picture: every part is checked.
    const head = part.readHead();
    if (isProgram(head, part.name)) return false;
    if (head.toString('hex') === COMPOUND_FILE) {
      objectBytes += part.size;
      if (objectBytes > MOST_OBJECT_BYTES || isUnwelcomeObject(part.read())) return false;
    }
  }
  return true;
}

/** Whether a part is a Windows or Linux program, or an RTF document, which can embed objects of its own. */
function isProgram(head: Buffer, name: string): boolean {
  const text = head.toString('latin1');
  if (text.startsWith('\x7fELF') || text.startsWith('{\\rt')) return true;
  // The first bytes of an embedded font are scrambled, so they may happen to be `MZ`.
  return text.startsWith('MZ') && !name.endsWith('.odttf');
}
