import type { FoundItem } from '../found-item.ts';
import { stateOf } from './item-state.ts';
import { fieldOf, typeOf, type WordPressItem } from './wordpress-item.ts';

const MOST_KINDS = 200;
/** What WordPress and page builders keep for themselves, though some of it has addresses. */
const INTERNAL =
  /^(?:wp_|acf-|elementor|e-|fl-|custom_css$|customize_|oembed_|user_request$|shop_|product_variation$|revision$)/;

/**
 * Counts the items of kinds that themes and plugins have added, such as a portfolio, as far as they look like pages: they
 * have a title, words and an address, and visitors could read them.
 */
export class OtherKinds {
  private readonly counts = new Map<string, number>();

  note(item: WordPressItem): void {
    const type = typeOf(item).slice(0, 60);
    if (INTERNAL.test(type) || !isLikePage(item)) return;
    if (this.counts.size < MOST_KINDS || this.counts.has(type))
      this.counts.set(type, (this.counts.get(type) ?? 0) + 1);
  }

  /** A line for each kind, which says what somebody can do who wants them here. */
  *finish(): Generator<FoundItem> {
    for (const [type, count] of this.counts) {
      const [were, them] =
        count === 1
          ? ['1 item of it was a page of its own', 'it']
          : [`${count} items of it were pages of their own`, 'them'];
      yield {
        guid: `wordpress:kind:${type}`,
        place: 'the file as a whole',
        title: `The kind “${type}”`,
        content: undefined,
        notes: [
          {
            outcome: 'dropped',
            text: `${were} there, and none comes over: the kind was added by a theme or plugin. To bring ${them} here, turn ${them} into pages or posts in WordPress (a plugin such as Post Type Switcher does that for many at once), export again and upload the new file. What has come over does not come twice.`,
          },
        ],
      };
    }
  }
}

function isLikePage(item: WordPressItem): boolean {
  const link = URL.parse(fieldOf(item, 'link'));
  // WordPress gives this address to what has no page.
  if (link === null || link.searchParams.has('post_type')) return false;
  return (
    fieldOf(item, 'title') !== '' &&
    fieldOf(item, 'content:encoded') !== '' &&
    stateOf(item).state === 'public'
  );
}
