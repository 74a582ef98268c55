const MOST_TAGS = 50_000;
const MOST_OPEN = 200;
const MOST_WORK = 1_000_000;
const LONGEST = 2_000_000;

/** Closed by the parser itself where the next one begins, so that they may be left open. */
const IMPLIED = new Set(
  'p li dt dd option optgroup tr td th thead tbody tfoot colgroup rb rp rt rtc'
    .split(' ')
    .concat('area base br col embed hr img input link meta param source track wbr'.split(' ')),
);
/** Opened again by the parser in each paragraph as long as they are not closed. */
const REOPENED = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));

/**
 * Whether a tree of this HTML would be out of all proportion: too many tags, too many within each other, or marks that
 * are never closed and that a parser opens again in each paragraph. Errs on the side of refusing.
 */
export function isOutOfProportion(html: string): boolean {
  if (html.length > LONGEST) return true;
  let [tags, open, reopened, work] = [0, 0, 0, 0];
  for (const [, closes, name = ''] of html.matchAll(/<(\/?)([a-z][a-z\d]*)/gi)) {
    const tag = name.toLowerCase();
    if (++tags > MOST_TAGS) return true;
    if (IMPLIED.has(tag)) work += reopened;
    else {
      open = Math.max(0, open + (closes ? -1 : 1));
      if (REOPENED.has(tag)) reopened = Math.max(0, reopened + (closes ? -1 : 1));
      work += reopened;
    }
    if (open > MOST_OPEN || work > MOST_WORK) return true;
  }
  return false;
}

/** The words of HTML that no tree is made of, by paragraphs: without what stands within tags, scripts and styles. */
export function wordsOfHtml(html: string): string[] {
  const words: string[] = [];
  let skipped = '';
  for (let at = 0; at < html.length; ) {
    const tag = html.indexOf('<', at);
    const end = tag < 0 ? html.length : tag;
    if (skipped === '') words.push(html.slice(at, end));
    if (tag < 0) break;
    const close = html.startsWith('<!--', tag) ? html.indexOf('-->', tag) : html.indexOf('>', tag);
    if (close < 0) break;
    const [, closes, name = ''] = /^<(\/?)([a-z][a-z\d]*)/i.exec(html.slice(tag, tag + 20)) ?? [];
    const lower = name.toLowerCase();
    if (skipped === '' && !closes && (lower === 'script' || lower === 'style')) skipped = lower;
    else if (closes && lower === skipped) skipped = '';
    if (!REOPENED.has(lower) && lower !== 'span') words.push('\n\n');
    at = html.indexOf('>', close) + 1;
  }
  return words
    .join('')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .slice(0, 10_000);
}
