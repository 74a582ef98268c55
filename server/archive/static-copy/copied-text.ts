/** The addresses that a style sheet loads. */
export function addressesOfStyles(css: string): string[] {
  return [...css.matchAll(URL_OF_STYLES)].map(([, address = '']) => address).filter(isAddress);
}

/**
 * A copy has no scripts although the browser would run them, so what the styles say for browsers without scripts has to
 * hold: that menus open on hover and on Tab, and that controls which do nothing are hidden.
 */
export function copyStyles(css: string, linkTo: (address: string) => string): string {
  return css
    .replace(URL_OF_STYLES, (whole, address: string) =>
      isAddress(address) ? `url(${linkTo(address)})` : whole,
    )
    .replace(/\(\s*scripting\s*:\s*none\s*\)/g, '(min-width:0)')
    .replace(/\(\s*scripting\s*:\s*enabled\s*\)/g, '(max-width:0)');
}

// The build's own style sheets: an address has no bracket in it, and pictures in quotation marks are data.
const URL_OF_STYLES = /url\(([^()"'\s]+)\)/g;
const isAddress = (text: string) => !text.startsWith('data:') && !text.startsWith('#');

interface WebManifest {
  start_url?: string;
  scope?: string;
  icons?: { src: string }[];
}

export function addressesOfManifest(json: string): string[] {
  const { icons = [] }: WebManifest = JSON.parse(json);
  return icons.map(({ src }) => src);
}

export function copyManifest(json: string, linkTo: (address: string) => string): string {
  const manifest: WebManifest = JSON.parse(json);
  for (const icon of manifest.icons ?? []) icon.src = linkTo(icon.src);
  if (manifest.start_url !== undefined) manifest.start_url = linkTo(manifest.start_url);
  if (manifest.scope !== undefined) manifest.scope = linkTo(manifest.scope);
  return JSON.stringify(manifest);
}

/** The addresses in a sitemap, or of the sitemaps in their index. */
export function addressesOfSitemap(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
}

/** A page for a former address: the browser goes on at once, and a search engine learns which page is meant. */
export function redirectPage(target: string, canonical: string): string {
  const [to, live] = [target, canonical].map(escapeAttribute);
  return (
    `<!doctype html><html><head><meta charset="utf-8"><title>${to}</title>` +
    `<meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${live}">` +
    `<meta name="robots" content="noindex"></head><body><a href="${to}">${to}</a></body></html>\n`
  );
}

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
