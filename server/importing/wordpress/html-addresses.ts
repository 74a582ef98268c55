import { absolute } from './wordpress-item.ts';

/** The address of a link as it is kept: absolute. The second is why there is none. */
export function linkAddress(href: string, base: string): { address: string } | { reason: string } {
  const target = href.trim();
  if (target === '') return { reason: 'A link without an address is left as its words.' };
  if (target.startsWith('#')) return { reason: 'Links to places within the text are left as their words.' };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore these within a scheme
  const plain = target.replace(/[\u0000-\u0020\u007f-\u009f]/g, '');
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(plain)?.[1]?.toLowerCase();
  if (scheme === 'mailto' || scheme === 'tel') return { address: plain };
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https')
    return { reason: `A link with ${scheme.slice(0, 40)}: is left as its words.` };
  const address = absolute(target, base);
  return address === undefined
    ? { reason: 'A link with a broken address is left as its words.' }
    : { address };
}

const SIZE = /-\d{2,5}x\d{2,5}(?=\.[a-z]{3,4}$)/i;
const EDITED = /-(?:scaled|rotated)(?=\.[a-z]{3,4}$)/i;

/**
 * The address of the picture itself, of which WordPress makes smaller ones: `guard-300x200.jpg` and `guard-scaled.jpg`
 * are `guard.jpg`.
 */
export function pictureItself(address: string): string {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return address;
  }
  if (/(?:^|\.)files\.wordpress\.com$|^i\d\.wp\.com$/.test(url.hostname)) url.search = '';
  url.hash = '';
  url.pathname = url.pathname.replace(SIZE, '').replace(EDITED, '');
  return url.href;
}

/** Pictures by what their file is called. */
export const isPictureFile = (address: string) =>
  /\.(?:jpe?g|png|gif|webp|avif|heic|bmp|tiff?)$/i.test(address.split(/[?#]/)[0] ?? '');
