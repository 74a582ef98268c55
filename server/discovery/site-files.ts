import { themeOf } from '../../src/content/colours.ts';
import type { Identity } from '../../src/content/identity.ts';
import type { Site } from '../../src/content/site.ts';
import { addressIn } from '../../src/languages.ts';

/**
 * Pages that must not be listed are not disallowed here: crawlers have to read them to find their noindex.
 */
export function robotsText(origin: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /trpc/

Sitemap: ${origin}/sitemap.xml
`;
}

const SECURITY_TEXT_DAYS = 180;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Contacts for reporting a vulnerability, as in RFC 9116. The text changes once a day, so that it can be cached and
 * never expires.
 */
export function securityText({ securityEmail }: Identity, origin: string, now = Date.now()): string {
  const expires = new Date((Math.floor(now / DAY_MS) + SECURITY_TEXT_DAYS) * DAY_MS);
  return `Contact: mailto:${securityEmail}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${origin}${SECURITY_TEXT_PATH}
`;
}

export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

export function webManifest({ identity, language }: Site): string {
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const home = addressIn(language, '/');
  return JSON.stringify({
    id: home,
    name: identity.name,
    short_name: identity.shortName,
    description: identity.tagline,
    lang: language.locale,
    dir: 'ltr',
    start_url: home,
    scope: '/',
    display: 'browser',
    theme_color: themeOf(identity.colours).tokens.ink.toUpperCase(),
    background_color: '#FFFFFF',
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  });
}
