import type { FoundNote } from '../found-item.ts';
import { fieldOf, typeOf, type WordPressItem } from './wordpress-item.ts';

/** Whether visitors could read it, and what there is to say about it. `gone` is not to come over at all. */
export interface ItemState {
  state: 'public' | 'scheduled' | 'draft' | 'gone';
  notes: FoundNote[];
}

const DRAFTS: Readonly<Record<string, string>> = {
  draft: 'It is a draft there, and is one here.',
  pending: 'It waits for its approval there, and is a draft here.',
  private: 'Only members could read it there, so it is a draft here.',
  pending_payment: 'It waits for its payment there, and is a draft here.',
  preview: 'It is a preview there, and is a draft here.',
};
const GONE: Readonly<Record<string, string>> = {
  trash: 'It lies in the bin there, and is left out.',
  'auto-draft': 'It was begun and never saved there, and is left out.',
  'request-pending': 'It is a request of WordPress itself, and is left out.',
};

export function stateOf(item: WordPressItem): ItemState {
  const status = fieldOf(item, 'wp:status') || 'publish';
  if (status in GONE) return { state: 'gone', notes: [{ outcome: 'dropped', text: GONE[status] as string }] };
  if (fieldOf(item, 'wp:post_password') !== '')
    return draft('It asks for a password there. Nothing here does, so it is a draft.');
  if (status in DRAFTS) return draft(DRAFTS[status] as string);
  if (status === 'future') return { state: 'scheduled', notes: [] };
  if (['publish', 'inherit'].includes(status) || (status === 'expired' && typeOf(item) === 'job_listing'))
    return { state: 'public', notes: [] };
  return draft(`Its state there, “${status.slice(0, 60)}”, is none of WordPress, so it is a draft.`);
}

const draft = (text: string): ItemState => ({ state: 'draft', notes: [{ outcome: 'changed', text }] });

/** What an item has besides its own text, and what nothing here corresponds to. */
export function besidesOf(item: WordPressItem, language: string): FoundNote[] {
  const notes: FoundNote[] = [...item.notes];
  const drop = (text: string) => notes.push({ outcome: 'dropped', text });
  if (item.comments > 0)
    drop(`${item.comments} ${item.comments === 1 ? 'comment is' : 'comments are'} left out.`);
  if (fieldOf(item, 'wp:is_sticky') === '1')
    drop('It stays at the top of the list there; nothing does here.');
  const own = new Set(['nav_menu', 'job_listing_type', 'job_listing_category', 'language']);
  for (const domain of new Set(item.terms.map((term) => term.domain)))
    if (!own.has(domain)) {
      const names = item.terms.filter((term) => term.domain === domain).map(({ name }) => name);
      drop(
        `${TAXONOMIES[domain] ?? `Terms of ${domain.slice(0, 60)}`} are left out: ${names.join(', ').slice(0, 500)}.`,
      );
    }
  const metas = [...new Set(item.otherMetas)];
  if (metas.length > 0)
    drop(`Custom fields are left out: ${metas.slice(0, 30).join(', ')}${metas.length > 30 ? ' …' : ''}.`);
  const [spoken] = item.terms.filter(({ domain }) => domain === 'language');
  if (spoken !== undefined && !spoken.slug.startsWith(language))
    notes.push({
      outcome: 'changed',
      text: `Its language is ${spoken.name || spoken.slug}. It came over as an item of its own, not as a translation.`,
    });
  return notes;
}

const TAXONOMIES: Readonly<Record<string, string>> = {
  category: 'Categories',
  post_tag: 'Tags',
  post_format: 'Formats of posts',
};
