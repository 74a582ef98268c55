import { readElements } from './xml-elements.ts';

/** What a reader follows by a click, or shows in its place. Everything else is loaded into the document. */
const LINKS = new Set(['hyperlink']);
const PICTURES = new Set(['image', 'video', 'audio', 'media']);

/**
 * Whether a part's relationships load something from elsewhere into the document as soon as it is opened: a template,
 * an object, a frame, a chapter. Links and linked pictures are what resumes have, but a picture on a network share
 * would make the reader's machine sign in there.
 * @param name of the part that lists them, such as `word/_rels/document.xml.rels`.
 * @throws {Error} where they cannot be read.
 */
export function loadsFromElsewhere(name: string, bytes: Buffer): boolean {
  // Settings hold neither links nor pictures: what is called one there may still be taken for the template.
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

/** `here` is the document itself and its reader's own disks, where a template of its writer's is looked for in vain. */
function placeOf(target: string): 'here' | 'share' | 'elsewhere' {
  const plain = decodePercents(target)
    .replace(/\p{Cc}/gu, '')
    .replaceAll('\\', '/')
    .trim()
    .toLowerCase();
  if (plain.startsWith('//')) return 'share';
  // One letter before a colon is a disk.
  const [, scheme, rest = ''] = /^([a-z][a-z0-9+.-]+):(.*)$/s.exec(plain) ?? [];
  if (scheme === undefined) return 'here';
  if (scheme !== 'file') return 'elsewhere';
  const path = rest.replace(/^\/\/localhost\//, '/');
  const [slashes = ''] = /^\/*/.exec(path) ?? [];
  // Two name a machine, unless a disk follows them; four are a share's two behind those of an address.
  const isLocal = [0, 1, 3].includes(slashes.length) || /^\/\/[a-z][:|]/.test(path);
  return isLocal ? 'here' : 'share';
}

function decodePercents(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));
}
