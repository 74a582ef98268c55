import { site } from '../../src/content/site.ts';

/** Pages that are not to be listed say so themselves, which they could not if they were forbidden here. */
export function robotsText(origin: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /trpc/

Sitemap: ${origin}/sitemap.xml
`;
}

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
