import type { Config } from '../../config.ts';
import { redirectOfAddress } from '../addresses-of-source.ts';
import type { FoundItem, FoundNote } from '../found-item.ts';
import type { PlannedItem } from '../planned-item.ts';
import { shapeBlog, shapeJob } from '../shape-items.ts';
import { shapePage } from '../shape-page.ts';
import { noNewAddresses } from '../shape-text.ts';

/**
 * What would be made of an item, and what would differ from the source, found out by making it without writing it. The last
 * note of an item that is left says why.
 */
export async function planItem(item: FoundItem, retention: Config['retention']): Promise<PlannedItem> {
  const { content, title } = item;
  if (content === undefined) return { ...item, act: 'leave' };
  const now = new Date();
  const made = (notes: FoundNote[] = []): PlannedItem => ({
    ...item,
    act: 'make',
    notes: [...item.notes, ...notes],
  });
  const left = (text: string): PlannedItem => ({
    ...item,
    act: 'leave',
    notes: [...item.notes, { outcome: 'dropped', text }],
  });
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
      // All kinds of submissions, which only a table of them needs.
      const { shapeSubmission, tooOldFor } = await import('../shape-submission.ts');
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
        : made();
    case 'picture':
      return made();
    // They are planned together, see site-words.ts.
    case 'menu':
    case 'translations':
      return made();
  }
}

const noPicture: FoundNote = {
  outcome: 'changed',
  text: 'It has no picture, which every blog needs here: a plain one stands in.',
};
