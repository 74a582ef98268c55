import { securityEmail, site } from '../../src/content/site.ts';

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
export function securityText(origin: string, now = Date.now()): string {
  const expires = new Date((Math.floor(now / DAY_MS) + SECURITY_TEXT_DAYS) * DAY_MS);
  return `Contact: mailto:${securityEmail}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${origin}${SECURITY_TEXT_PATH}
`;
}

export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

export function webManifest(): string {
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: site.name,
    short_name: site.shortName,
    description: site.tagline,
    lang: site.language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: '#0B1530',
    background_color: '#FFFFFF',
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  });
}
