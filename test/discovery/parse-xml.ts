import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect } from 'vitest';

interface Xml {
  urlset?: { url: { loc: string; lastmod?: string }[] };
  sitemapindex?: { sitemap: { loc: string; lastmod?: string }[] };
  rss?: { channel: Record<string, string> & { item?: Record<string, string>[] } };
}

/** Parses XML, and refuses it if it is not well-formed or has a character that XML 1.0 does not allow. */
export function parseXml(text: string): Xml {
  expect(XMLValidator.validate(text)).toBe(true);
  expect(text.isWellFormed()).toBe(true);
  expect(text).not.toMatch(/[^\t\n\r\P{Cc}]|[\ufffe\uffff]/u);
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    trimValues: false,
    isArray: (name) => ['url', 'sitemap', 'item'].includes(name),
  });
  return parser.parse(text);
}
