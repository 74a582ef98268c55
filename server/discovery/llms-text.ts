import type { Site, SitePage } from '../../src/content/site.ts';
import { addressIn } from '../../src/languages.ts';
import { isListed } from '../pages/head.ts';

/**
 * Describes the site in one page of Markdown for language models: see llmstxt.org.
 * @param leftOut the addresses of pages that cannot be shown.
 */
export function llmsText(
  { identity, language, pages, words }: Site,
  origin: string,
  leftOut: readonly string[],
): string {
  const inLanguage = (path: string) => origin + addressIn(language, path);
  const home = pages.find(({ screen }) => screen === 'home');
  const others = pages.filter(
    (page) =>
      page !== home && isListed(page) && !page.isForeign && !leftOut.includes(addressIn(language, page.path)),
  );
  const services = others.filter(({ service }) => service);
  return `# ${identity.name}

> ${home?.description ?? identity.tagline}

## ${words('discovery.services')}

${services.map(entry).join('\n')}

## ${words('discovery.otherPages')}

${others
  .filter(({ service }) => !service)
  .map(entry)
  .join('\n')}

## ${words('discovery.lists')}

- [${words('discovery.jobList')}](${inLanguage('/feeds/jobs.json')}): ${words('discovery.jobListDescription')}
- [${words('discovery.blogList')}](${inLanguage('/feeds/blogs.json')}): ${words('discovery.blogListDescription')}
- [${words('discovery.sitemap')}](${origin}/sitemap.xml): ${words('discovery.sitemapDescription')}
`;

  function entry({ name, path, description }: SitePage): string {
    return `- [${name}](${inLanguage(path)}): ${description}`;
  }
}
