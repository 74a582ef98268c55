import type { Root } from 'mdast';
import { wordsOf } from './clean-tree.ts';
import type { FoundNote } from './found-item.ts';
import { markdownOf, plainTextOf } from './markdown.ts';

/** Where the links and pictures of a former site lead here; undefined for what has not moved in. */
export interface NewAddresses {
  link(address: string): string | undefined;
  picture(address: string): { path: string; alt: string } | undefined;
}

/** For a rehearsal: nothing has moved yet, and every picture is expected to. */
export const noNewAddresses: NewAddresses = {
  link: () => undefined,
  picture: () => ({ path: '/media/library/', alt: '' }),
};

interface ShapedText {
  text: string;
  notes: FoundNote[];
}

/** A tree as the Markdown of a blog, with the new addresses. It ends before the first part for which there is no room. */
export function shapeMarkdown(tree: Root, most: number, addresses: NewAddresses): ShapedText {
  const notes: FoundNote[] = [];
  const blocks: string[] = [];
  let length = 0;
  for (const [index, block] of tree.children.entries()) {
    const place = `part ${index + 1} of the text`;
    const room = most - length - 2;
    const addressesOfBlock = {
      resolveLink: (address: string) => addresses.link(address) ?? address,
      resolvePicture: (address: string) => {
        const picture = addresses.picture(address);
        if (picture === undefined)
          notes.push({ outcome: 'dropped', text: `The picture ${address} ${NOT_MOVED_IN}`, place });
        return picture?.path;
      },
    };
    // A part may have millions of letters, and writing them takes much longer than counting them.
    const hasRoom = wordsOf(block).trim().length <= room;
    const written = hasRoom
      ? markdownOf({ type: 'root', children: [block] }, addressesOfBlock).trim()
      : undefined;
    if (written === '') continue;
    if (written === undefined || written.length > room) {
      const left = tree.children.length - index;
      const text = `A text may have ${most} characters: the last ${left} of its parts are left out.`;
      notes.push({ outcome: 'dropped', text, place });
      break;
    }
    blocks.push(written);
    length += written.length + 2;
  }
  return { text: blocks.join('\n\n'), notes };
}

/** The end of a note that only writing an item can tell: the rehearsal expects every picture. */
export const NOT_MOVED_IN = 'has not been moved in.';
export const isOfLackedPicture = ({ text }: FoundNote) => /has not been moved in[.:]/.test(text);

/** A tree as text without marks, such as a job's description. */
export function shapeTyped(tree: Root, most: number): ShapedText {
  const text = plainTextOf(tree);
  if (text.length <= most) return { text, notes: [] };
  const cut = text
    .slice(0, most - 1)
    .toWellFormed()
    .replace(/\s\S*$/, '')
    .trimEnd();
  const end = cut.slice(-60).trimStart();
  return {
    text: `${cut}…`,
    notes: [{ outcome: 'dropped', text: `A text may have ${most} characters: it is cut after “${end}”.` }],
  };
}

/** A text of one line that fits. */
export function shapeLine(value: string, most: number, what: string, notes: FoundNote[]): string {
  const line = value
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .normalize('NFC');
  if (line.length <= most) return line;
  notes.push({ outcome: 'changed', text: `${what} may have ${most} characters and is cut.` });
  return `${line
    .slice(0, most - 1)
    .toWellFormed()
    .trimEnd()}…`;
}
