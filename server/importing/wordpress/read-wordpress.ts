import type { ChosenKinds, FoundItem, FoundNote, SourceReader } from '../found-item.ts';
import { besidesOf, stateOf } from './item-state.ts';
import { KnownItems } from './known-items.ts';
import { LateItems } from './late-items.ts';
import { Menus, readBlockMenu } from './menus.ts';
import { oldAddressesOf } from './old-addresses.ts';
import { hasPage, isOffered, kindOf, OtherKinds } from './other-kinds.ts';
import { Pictures } from './pictures.ts';
import { wordsOfHtmlText } from './read-html.ts';
import { readItems } from './read-items.ts';
import { SeenItems } from './seen-items.ts';
import { readTextItem } from './text-items.ts';
import {
  addressOf,
  fieldOf,
  guidOf,
  idOf,
  typeOf,
  type WordPressItem,
  type WordPressSite,
} from './wordpress-item.ts';

/** Reads an export of WordPress (WXR 1.0 to 1.2): posts, pages, WP Job Manager's jobs, pictures, menus, old addresses. */
export const readWordPress: SourceReader = async function* (source, { language, kindsOf }) {
  const site: WordPressSite = { address: '', authors: [], terms: new Map(), termCounts: new Map() };
  const reading = {
    site,
    language,
    menus: new Menus(),
    pictures: new Pictures(),
    known: new KnownItems(site),
    others: new OtherKinds(),
    kinds: new Map() as ChosenKinds,
  };
  let isAsked = false;
  // Not before the head of the file has been read.
  const ask = async () => {
    if (!isAsked && kindsOf !== undefined) reading.kinds = await kindsOf(site.address);
    isAsked = true;
  };
  const seen = new SeenItems();
  const late = new LateItems();
  for await (const item of readItems(source, site)) {
    await ask();
    const before = seen.find(item);
    if (before === undefined) {
      const isText = TEXTS.has(typeOf(item)) || reading.kinds.has(kindOf(item));
      if (!isText || !late.holdBack(item, reading.known)) yield* readItem(item, reading);
    } else {
      const text = `The file holds it twice; it was item ${before} before.`;
      const found = { ...headOf(item), guid: `${guidOf(item)} again at item ${item.number}` };
      yield { ...found, content: undefined, notes: [{ outcome: 'dropped', text }] };
    }
  }
  await ask();
  for (const item of late.items) yield* readItem(item, reading);
  yield* reading.menus.finish((id) => reading.known.find(id), site);
  yield* reading.others.finish();
  yield* restOf(site);
};

interface Reading {
  site: WordPressSite;
  language: string;
  menus: Menus;
  pictures: Pictures;
  known: KnownItems;
  others: OtherKinds;
  kinds: ChosenKinds;
}

function headOf(item: WordPressItem): Omit<FoundItem, 'content'> {
  const title = wordsOfHtmlText(fieldOf(item, 'title'));
  const name = title || fieldOf(item, 'wp:post_name') || `${typeOf(item)} ${idOf(item)}`.trim();
  return {
    guid: guidOf(item),
    place: `item ${item.number}, line ${item.line}`,
    title: name.slice(0, 500),
    notes: [],
  };
}

function readItem(
  item: WordPressItem,
  { site, language, menus, pictures, known, others, kinds }: Reading,
): FoundItem[] {
  const type = typeOf(item);
  const isOther = !(Object.hasOwn(SAID, type) || TEXTS.has(type));
  const found = { ...headOf(item), ...(isOther && isOffered(item) && { ofKind: kindOf(item) }) };
  const as = found.ofKind === undefined ? undefined : kinds.get(found.ofKind);
  const leave = (...notes: FoundNote[]): FoundItem[] => [
    { ...found, content: undefined, notes: [...item.notes, ...notes] },
  ];
  known.add(
    idOf(item),
    type === 'attachment' ? fieldOf(item, 'wp:attachment_url') : addressOf(item, site),
    found.title,
  );
  if (type === 'nav_menu_item') return leave(...menus.add(item));
  if (isOther && as === undefined) {
    others.note(item);
    const elsewhere = Object.hasOwn(ELSEWHERE, type) ? ELSEWHERE[type] : '';
    const text = kinds.has(kindOf(item))
      ? `It is of the kind “${kindOf(item)}”, and has neither a title nor a text, or lies in the bin.`
      : `It is of the kind “${kindOf(item)}”, which has no place here${elsewhere}.`;
    return leave({ outcome: 'dropped', text });
  }
  const { state, notes } = stateOf(item);
  if (state === 'gone') return leave(...notes);
  if (type === 'attachment')
    return pictures.read(item, site, {
      ...found,
      notes: besidesOf(item, language).filter(({ text }) => !text.startsWith('Custom fields')),
    });
  if (type === 'wp_navigation') {
    const menu = readBlockMenu(item, site);
    return [
      {
        ...found,
        content: { kind: 'menu', name: found.title, links: menu.links },
        notes: [...item.notes, ...menu.notes],
      },
    ];
  }
  if (type === 'wp_block') {
    known.addReusable(idOf(item), fieldOf(item, 'content:encoded'));
    return leave({ outcome: 'changed', text: SAID.wp_block as string });
  }
  // What stood within other pages alone must not become public by itself.
  const isPart = as === 'blog' && state !== 'draft' && !hasPage(item);
  if (isPart)
    notes.push({ outcome: 'changed', text: 'It had no page of its own there, so it is a draft here.' });
  const { content, notes: texts } = readTextItem(item, {
    site,
    known,
    pictures,
    as,
    state: isPart ? 'draft' : state,
  });
  return [
    { ...found, content, notes: [...notes, ...besidesOf(item, language), ...texts] },
    ...oldAddressesOf(item, site),
  ];
}

const ELSEWHERE: Readonly<Record<string, string>> = {
  flamingo_inbound: '; messages come over from the CSV of Flamingo',
  job_application: '; applications come over from the CSV of WP Job Manager',
};
const TEXTS = new Set(['post', 'page', 'job_listing']);
const SAID: Readonly<Record<string, string>> = {
  attachment: '',
  wp_navigation: '',
  wp_block: 'It is a reusable block; it came over in the texts that use it.',
};

/** What stands beside the items: people and terms, which are counted. */
function* restOf({ authors, termCounts }: WordPressSite): Generator<FoundItem> {
  const counts: string[] = [...termCounts].map(
    ([taxonomy, terms]) => `${terms} of ${taxonomy || 'no taxonomy'}`,
  );
  const rest: [string, string, string][] = [];
  if (authors.length > 0)
    rest.push([
      'authors',
      `${authors.length} authors`,
      `Members of the former site are left out: ${authors.slice(0, 100).join(', ')}. The lists of what each has written (/author/…) lead nowhere here.`,
    ]);
  if (counts.length > 0)
    rest.push([
      'terms',
      'Categories, tags and other terms',
      `Terms are left out: ${counts.slice(0, 50).join(', ')}. Their lists (/category/…, /tag/…) lead nowhere here.`,
    ]);
  for (const [name, title, text] of rest)
    yield {
      guid: `wordpress:${name}`,
      place: 'head of the file',
      title,
      content: undefined,
      notes: [{ outcome: 'dropped', text }],
    };
}
