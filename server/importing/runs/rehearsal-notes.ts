import type { Config } from '../../config.ts';
import { redirectOfAddress } from '../addresses-of-source.ts';
import type { FoundContent, FoundNote } from '../found-item.ts';
import { shapeBlog, shapeJob } from '../shape-items.ts';
import { shapePage } from '../shape-page.ts';
import { shapeSubmission, tooOldFor } from '../shape-submission.ts';
import { noNewAddresses } from '../shape-text.ts';

/**
 * What would differ from the source, found out by making it without writing it. An item that is left can become nothing
 * here, and its last note says why.
 */
export function rehearsalNotes(
  content: FoundContent,
  title: string,
  { retention }: Pick<Config, 'retention'>,
): { notes: FoundNote[]; isLeft: boolean } {
  const now = new Date();
  const made = (notes: FoundNote[]) => ({ notes, isLeft: false });
  const left = (text: string) => ({ notes: [{ outcome: 'dropped' as const, text }], isLeft: true });
  switch (content.kind) {
    case 'blog': {
      const { notes, publishedAt } = shapeBlog(content, title, noNewAddresses);
      if (publishedAt === null) notes.push({ outcome: 'changed', text: 'It becomes a draft, as it was.' });
      if (content.picture === undefined) notes.push(noPicture);
      return made(notes);
    }
    case 'job':
      return made(shapeJob(content, title, now).notes);
    case 'page':
      return made([
        ...shapePage(content, title, () => 'upload-0').notes,
        { outcome: 'changed', text: 'It becomes a draft, which is public once somebody publishes it.' },
      ]);
    case 'submission': {
      const shaped = shapeSubmission(content, now);
      if (typeof shaped === 'string') return left(shaped);
      const days = tooOldFor(shaped, retention, now);
      return days === undefined
        ? made(shaped.notes)
        : left(`It is older than ${days} days, after which such submissions are removed (see Retention).`);
    }
    case 'address':
      return redirectOfAddress(content.from) === undefined
        ? left('The home page, and an address with a question mark and no number, cannot lead elsewhere.')
        : made([]);
    case 'picture':
      return made([]);
    // Those that can be moved in are rehearsed together, see site-words.ts.
    case 'menu':
      return left('There are too many menus: nobody could say which of them stands where.');
    case 'translations':
      return left('The site has none of its sentences.');
  }
}

export const noPicture: FoundNote = {
  outcome: 'changed',
  text: 'It has no picture, which every blog needs here: a plain one stands in.',
};
