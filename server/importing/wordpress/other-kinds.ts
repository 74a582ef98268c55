import type { FoundItem } from '../found-item.ts';
import { stateOf } from './item-state.ts';
import { fieldOf, typeOf, type WordPressItem } from './wordpress-item.ts';

const MOST_KINDS = 200;
/** What WordPress and page builders keep for themselves, though some of it has addresses. */
const INTERNAL =
  /^(?:wp_|acf-|elementor|e-|fl-|custom_css$|customize_|oembed_|user_request$|shop_|product_variation$|revision$)/;

/** What people have sent and bought, forms and their answers: never pages, whatever they look like. */
const PERSONAL =
  /^(?:flamingo_|job_application$|shop_|wpcf7|wpforms|nf_sub$|feedback$|frm_|gf_|elementor-|wpcf7s|edd_|give_|mc4wp)/;
const LONGEST_KIND = 60;

/** The kind of an item, as the office is shown it. */
export const kindOf = (item: WordPressItem) => typeOf(item).slice(0, LONGEST_KIND);

/** Whether the office may choose what becomes of an item of a kind that a theme or plugin has added. */
export function isOffered(item: WordPressItem): boolean {
  const kind = kindOf(item);
  if (INTERNAL.test(kind) || PERSONAL.test(kind) || kind === 'nav_menu_item') return false;
  const hasWords = fieldOf(item, 'title') !== '' || fieldOf(item, 'content:encoded') !== '';
  return hasWords && stateOf(item).state !== 'gone';
}

/** Whether it could be opened by itself. WordPress gives an address with its kind to what has no page. */
export function hasPage(item: WordPressItem): boolean {
  const link = URL.parse(fieldOf(item, 'link'));
  return link !== null && !link.searchParams.has('post_type');
}

/**
 * Counts the items of kinds that themes and plugins have added, such as a portfolio, as far as they look like pages: they
 * have a title, words and an address, and visitors could read them.
 */
export class OtherKinds {
  private readonly counts = new Map<string, number>();

  note(item: WordPressItem): void {
    const type = kindOf(item);
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
            text: `${were} there, and none comes over: the kind was added by a theme or plugin. To bring ${them} here, choose under “Kinds and menus” that ${count === 1 ? 'it becomes a page or a blog' : 'they become pages or blogs'}, and rehearse again; by the command, with --kind ${type}=pages.`,
          },
        ],
      };
    }
  }
}

function isLikePage(item: WordPressItem): boolean {
  return (
    hasPage(item) &&
    fieldOf(item, 'title') !== '' &&
    fieldOf(item, 'content:encoded') !== '' &&
    stateOf(item).state === 'public'
  );
}
