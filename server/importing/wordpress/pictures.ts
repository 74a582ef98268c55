import type { FoundItem } from '../found-item.ts';
import { isPictureFile, pictureItself } from './html-addresses.ts';
import { oldAddressesOf } from './old-addresses.ts';
import { wordsOfHtmlText } from './read-html.ts';
import {
  absolute,
  fieldOf,
  guidOf,
  metaOf,
  type WordPressItem,
  type WordPressSite,
} from './wordpress-item.ts';

const MOST_KNOWN = 200_000;

/** Tells apart the pictures of a file and the smaller sizes of them that were exported as items of their own. */
export class Pictures {
  /** The pictures themselves, and which item has them. */
  private readonly known = new Map<string, string>();
  /** Pictures whose own name looks like that of a smaller size. */
  private readonly named = new Set<string>();
  /** Addresses without a size that lead to a picture which has one in its name. */
  private readonly claimed = new Set<string>();

  /** The address of the picture that is shown under this one, perhaps in a smaller size. */
  itselfOf(address: string): string {
    return this.named.has(address) ? address : pictureItself(address);
  }

  read(item: WordPressItem, site: WordPressSite, found: Omit<FoundItem, 'content'>): FoundItem[] {
    const address = addressOfFile(item, site);
    if (address === undefined)
      return [leave(found, 'The file does not say where this picture or document is.')];
    const pages = (more: string[]) =>
      oldAddressesOf(item, site, more).filter(({ title }) => title !== address);
    if (!isPicture(item, address)) return [leave(found, `It is a document, not a picture: ${address}`)];
    const itself = pictureItself(address);
    const larger = itself === address ? undefined : this.known.get(itself);
    if (larger !== undefined) {
      const lines = pages([]).map((line) => ({
        ...line,
        content: { kind: 'address' as const, from: line.title, to: larger },
      }));
      const size = { ...found, guid: `${found.guid} size`, title: address };
      return [
        leave(found, 'It is a smaller size of a picture that came over.'),
        { ...size, content: { kind: 'address', from: address, to: larger }, notes: [] },
        ...lines,
      ];
    }
    const claims = this.remember(address, itself, guidOf(item));
    const alt = wordsOfHtmlText(metaOf(item, '_wp_attachment_image_alt'));
    if (alt === '')
      found.notes.push({ outcome: 'changed', text: 'Nobody has said what it shows; that is to be added.' });
    const caption = wordsOfHtmlText(fieldOf(item, 'excerpt:encoded') || fieldOf(item, 'content:encoded'));
    if (caption !== '')
      found.notes.push({ outcome: 'dropped', text: `Its caption is left out: ${caption.slice(0, 500)}` });
    const content = { kind: 'picture' as const, address, title: found.title, alt };
    return [{ ...found, content }, ...pages(claims ? [itself] : [])];
  }

  /** Whether the address without a size leads to this picture too. */
  private remember(address: string, itself: string, guid: string): boolean {
    if (this.known.size + this.named.size >= MOST_KNOWN) return false;
    const isEdited = itself !== address && !SIZED.test(address);
    if (itself === address || isEdited) this.known.set(copy(itself), guid);
    else this.named.add(copy(address));
    const claims = itself !== address && !this.claimed.has(itself);
    if (claims) this.claimed.add(copy(itself));
    return claims;
  }
}

/** Where the file itself was read; undefined where the export only says at which page it was shown. */
function addressOfFile(item: WordPressItem, site: WordPressSite): string | undefined {
  const stated = absolute(fieldOf(item, 'wp:attachment_url'), site.address);
  if (stated !== undefined) return stated;
  const file = metaOf(item, '_wp_attached_file');
  if (file !== '') {
    const address = absolute(`wp-content/uploads/${file.replace(/^\/+/, '')}`, site.address);
    if (address !== undefined) return address;
  }
  const guid = absolute(fieldOf(item, 'guid'), site.address);
  return guid !== undefined && hasEnding(new URL(guid).pathname) ? guid : undefined;
}

/**
 * Where the address has no file's ending, as services that deliver pictures have them, the name of the file or its type
 * decides. If the export says neither, it is tried: what is no picture is told by its bytes as it is fetched.
 */
function isPicture(item: WordPressItem, address: string): boolean {
  if (isPictureFile(address)) return true;
  if (hasEnding(new URL(address).pathname)) return false;
  const type = fieldOf(item, 'wp:post_mime_type');
  if (type !== '') return type.startsWith('image/');
  const file = metaOf(item, '_wp_attached_file');
  return !hasEnding(file) || isPictureFile(file);
}

const hasEnding = (path: string) => /\.[a-z\d]{2,5}$/i.test(path);
const SIZED = /-\d+x\d+\.[a-z]+$/i;
/** A text of its own, which does not keep the chunk of the file in memory from which it was cut. */
const copy = (text: string) => Buffer.from(text).toString();

const leave = (found: Omit<FoundItem, 'content'>, text: string): FoundItem => ({
  ...found,
  content: undefined,
  notes: [...found.notes, { outcome: 'dropped', text }],
});
