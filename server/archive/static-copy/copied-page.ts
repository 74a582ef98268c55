import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';

/** Attributes with one address, by the names that the tree gives them. */
const ADDRESSES = ['href', 'src', 'poster'] as const;
/** Attributes with pictures of several sizes: `a.avif 480w, b.avif 960w`. */
const SETS = ['srcSet', 'imageSrcSet'] as const;
/** Links in the head that name the live site on purpose: a copy says of which page it is one. */
const OF_LIVE = ['canonical', 'alternate'];

export interface Reference {
  /** As it stands in the page. */
  address: string;
  /** Whether the browser loads it with the page, or a visitor has to follow it. */
  isLoaded: boolean;
}

export function parsePage(html: string): Root {
  const page = fromHtml(html);
  removeScripts(page);
  return page;
}

export function printPage(page: Root): string {
  return toHtml(page, { allowDangerousHtml: true, characterReferences: { useNamedReferences: true } });
}

/** The address that the page says is its own; on the home page it names the live site. */
export function canonicalOf(page: Root): string | undefined {
  const link = findElements(page).find(
    (each) => each.tagName === 'link' && relOf(each).includes('canonical'),
  );
  return link?.properties.href?.toString();
}

/** The origin of blog pictures and documents, if it is another one than the site's. */
export function filesHostOf(page: Root): string | undefined {
  const meta = findElements(page).find(
    ({ tagName, properties }) => tagName === 'meta' && properties.name === 'files-host',
  );
  return meta?.properties.content?.toString();
}

export function listReferences(page: Root): Reference[] {
  return findElements(page).flatMap((element) => {
    if (isOfLive(element)) return [];
    const isLoaded = element.tagName !== 'a';
    return [
      ...ADDRESSES.flatMap((name) => element.properties[name]?.toString() ?? []),
      ...SETS.flatMap((name) => setOf(element, name).map(([address = '']) => address)),
    ].map((address) => ({ address, isLoaded }));
  });
}

/**
 * Changes the addresses of a page.
 * @param linkTo gives what an address becomes in the copy.
 * @param liveOf gives the same address on the live site, to which forms lead.
 */
export function redirectReferences(
  page: Root,
  linkTo: (address: string) => string,
  liveOf: (address: string) => string,
): void {
  for (const element of findElements(page)) {
    if (element.tagName === 'form') leadToLive(element, liveOf);
    if (isOfLive(element)) continue;
    for (const name of ADDRESSES) {
      const address = element.properties[name]?.toString();
      if (address !== undefined) element.properties[name] = linkTo(address);
    }
    for (const name of SETS) {
      const set = setOf(element, name);
      if (set.length > 0)
        element.properties[name] = set
          .map(([address = '', size]) => [linkTo(address), size].filter(Boolean).join(' '))
          .join(', ');
    }
  }
}

/**
 * A form that is sent leads to its page on the live site, without its fields: that site shows nothing of what another one
 * sends, and nobody should type a message that is lost. Searches and filters stay whole, since their fields are the address.
 */
function leadToLive(form: Element, liveOf: (address: string) => string): void {
  form.properties.action = liveOf(form.properties.action?.toString() ?? '');
  if (String(form.properties.method ?? 'get').toLowerCase() === 'get') return;
  form.properties.action = String(form.properties.action).replace(/#.*/, '');
  form.properties.method = 'get';
  delete form.properties.encType;
  const button = findElements(form).find(
    ({ tagName, properties }) => tagName === 'button' && properties.type === 'submit',
  );
  const label = form.properties.ariaLabel?.toString();
  if (button === undefined) return;
  // “Send” would promise too much, so the button has the name of the form.
  if (label !== undefined) button.children = [{ type: 'text', value: label }];
  form.children = [button];
}

/** Keeps the data for search engines, which runs nothing. */
function removeScripts(page: Root): void {
  removeWhere(page, (element) => {
    if (element.tagName === 'script') return element.properties.type !== 'application/ld+json';
    return element.tagName === 'link' && relOf(element).includes('modulepreload');
  });
}

function removeWhere(node: Nodes, isUnwanted: (element: Element) => boolean): void {
  if (!('children' in node)) return;
  node.children = node.children.filter(
    (child) => child.type !== 'comment' && !(child.type === 'element' && isUnwanted(child)),
  ) as typeof node.children;
  for (const child of node.children) removeWhere(child, isUnwanted);
}

function findElements(node: Nodes): Element[] {
  const own = node.type === 'element' ? [node] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(findElements)] : own;
}

const isOfLive = (element: Element) =>
  element.tagName === 'link' && relOf(element).some((rel) => OF_LIVE.includes(rel));

const relOf = ({ properties }: Element): string[] =>
  Array.isArray(properties.rel) ? properties.rel.map(String) : [String(properties.rel ?? '')];

function setOf({ properties }: Element, name: (typeof SETS)[number]): string[][] {
  const value = properties[name];
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  return text
    .split(',')
    .map((each) => each.trim().split(/\s+/))
    .filter(([address]) => address !== '');
}
