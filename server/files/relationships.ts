import { readElements } from './xml-elements.ts';

/** A link is fetched only on a click, and a picture is only shown. Everything else becomes part of the document. */
const LINKS = new Set(['hyperlink']);
const PICTURES = new Set(['image', 'video', 'audio', 'media']);

/**
 * Whether a part's relationships load something from elsewhere into the document as soon as it is opened: a template,
 * an object, a frame, a chapter. Resumes do have links and linked pictures, so these are allowed; but a picture on a
 * network share would make the reader's machine sign in to that server.
 * @param name of the part that lists them, such as `word/_rels/document.xml.rels`.
 * @throws {Error} where they cannot be read.
 */
export function loadsFromElsewhere(name: string, bytes: Buffer): boolean {
  // Settings have neither links nor pictures: Word may still take what is declared as one for the template.
  const isOfSettings = name.endsWith('settings.xml.rels');
  let isLoading = false;
  readElements(bytes, (element, { Type = '', Target = '' }) => {
    if (element !== 'Relationship') return;
    const type = Type.slice(Type.lastIndexOf('/') + 1).toLowerCase();
    const place = placeOf(Target);
    if (LINKS.has(type) && !isOfSettings) return;
    if (PICTURES.has(type) && !isOfSettings) isLoading ||= place === 'share';
    else isLoading ||= place !== 'here';
  });
  return isLoading;
}

/** `here` is the document itself or the reader's own disk, where the writer cannot have put a template. */
function placeOf(target: string): 'here' | 'share' | 'elsewhere' {
  const plain = decodePercents(target)
    .replace(/\p{Cc}/gu, '')
    .replaceAll('\\', '/')
    .trim()
    .toLowerCase();
  if (plain.startsWith('//')) return 'share';
  // A single letter before a colon is a drive and not a scheme.
  const [, scheme, rest = ''] = /^([a-z][a-z0-9+.-]+):(.*)$/s.exec(plain) ?? [];
  if (scheme === undefined) return 'here';
  if (scheme !== 'file') return 'elsewhere';
  const path = rest.replace(/^\/\/localhost\//, '/');
  const [slashes = ''] = /^\/*/.exec(path) ?? [];
  // Two slashes introduce a host, unless a drive follows them; four are those of `file://` and two of a network share.
  const isLocal = [0, 1, 3].includes(slashes.length) || /^\/\/[a-z][:|]/.test(path);
  return isLocal ? 'here' : 'share';
}

function decodePercents(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));
}
