import type { KindTarget } from '../../../src/contract/staff/moving-in.ts';
import { wordsOf } from '../clean-tree.ts';
import type { FoundBlog, FoundJob, FoundNote, FoundPage } from '../found-item.ts';
import type { ItemState } from './item-state.ts';
import { readJob } from './jobs.ts';
import type { KnownItems } from './known-items.ts';
import type { Pictures } from './pictures.ts';
import { readHtml, wordsOfHtmlText } from './read-html.ts';
import { sectionsOf } from './sections.ts';
import {
  addressOf,
  fieldOf,
  guidOfId,
  instantOf,
  metaOf,
  typeOf,
  type WordPressItem,
  type WordPressSite,
} from './wordpress-item.ts';

interface TextReading {
  site: WordPressSite;
  known: KnownItems;
  pictures: Pictures;
  state: ItemState['state'];
  /** What an item of another kind becomes, as somebody has chosen. */
  as?: KindTarget | undefined;
}

interface Found {
  content: FoundBlog | FoundJob | FoundPage;
  notes: FoundNote[];
}

/** Reads what has a text: posts, pages and jobs. */
export function readTextItem(item: WordPressItem, { site, known, pictures, state, as }: TextReading): Found {
  const address = addressOf(item, site);
  const html = fieldOf(item, 'content:encoded');
  const { root, notes } = readHtml(html, {
    base: address || site.address,
    pictureOf: (id) => known.pictureOf(id),
    itselfOf: (each) => pictures.itselfOf(each),
    reusableOf: (id) => known.reusableOf(id),
  });
  if (html === '') notes.push({ outcome: 'changed', text: 'It has no text.' });
  const heading = titleOf(item, () => wordsOf(root).trim(), notes);
  const picture = known.pictureOf(metaOf(item, '_thumbnail_id'));
  const excerpt = wordsOfHtmlText(fieldOf(item, 'excerpt:encoded'));
  const type = as ?? typeOf(item);
  if (type === 'job_listing') {
    const { job, notes: more } = readJob(item);
    if (picture !== undefined)
      more.push({ outcome: 'dropped', text: 'Its picture is left out; jobs have none here.' });
    return { content: { ...job, address, position: heading, text: root }, notes: [...notes, ...more] };
  }
  if (type === 'page') {
    const { lead, sections, notes: more } = sectionsOf(root, { title: heading, excerpt });
    if (picture !== undefined) more.push({ outcome: 'dropped', text: `Its picture is left out: ${picture}` });
    const parent = /^[1-9]\d*$/.exec(fieldOf(item, 'wp:post_parent'))?.[0];
    const page = { kind: 'page' as const, address, name: heading, lead, sections };
    return { content: parent ? { ...page, parent: guidOfId(parent) } : page, notes: [...notes, ...more] };
  }
  const publishedAt = state === 'draft' ? null : instantOf(item);
  if (state !== 'draft' && publishedAt === null)
    notes.push({
      outcome: 'changed',
      text: 'The file does not say when it was published, so it is a draft.',
    });
  const blog = { kind: 'blog' as const, address, heading, subheading: excerpt, text: root, publishedAt };
  return { content: picture ? { ...blog, picture: pictures.itselfOf(picture) } : blog, notes };
}

function titleOf(item: WordPressItem, wordsOfText: () => string, notes: FoundNote[]): string {
  const title = wordsOfHtmlText(fieldOf(item, 'title'));
  if (title !== '') return title;
  notes.push({ outcome: 'changed', text: 'It has no title, so its first words are its title.' });
  const words = wordsOfText();
  return words.length > 60
    ? `${words
        .slice(0, 60)
        .replace(/\s\S*$/, '')
        .trimEnd()} …`
    : words || 'Untitled';
}
