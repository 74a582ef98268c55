import { pages } from '../../src/content/pages/index.ts';
import { site } from '../../src/content/site.ts';
import type { Page } from '../../src/content/types.ts';
import { isListed } from '../pages/head.ts';

/** Describes the site in one page of Markdown for language models: see llmstxt.org. */
export function llmsText(origin: string): string {
  const [home, ...others] = pages.filter(isListed);
  const services = others.filter(({ service }) => service);
  return `# ${site.name}

> ${home?.description}

## Services

${services.map(entry).join('\n')}

## Company, contact and careers

${others
  .filter(({ service }) => !service)
  .map(entry)
  .join('\n')}

## Lists as data

- [Open positions](${origin}/feeds/jobs.json): JSON Feed, newest first
- [Articles](${origin}/feeds/blogs.json): JSON Feed, newest first
- [Sitemap](${origin}/sitemap.xml): every page, article and open position
`;

  function entry({ name, path, description }: Page): string {
    return `- [${name}](${origin}${path}): ${description}`;
  }
}
