import type { BlogPosting } from 'schema-dts';
import type { Site } from '../../../src/content/site.ts';
import type { BlogDetail } from '../../../src/contract/blog.ts';
import { fileUrl } from '../../../src/contract/file-path.ts';
import { addressIn, type Language } from '../../../src/languages.ts';
import { logoUrl, organizationId } from './organization.ts';

/** @param language that the blog is written in. */
export function blogPosting(
  blog: BlogDetail,
  { identity }: Site,
  language: Language,
  origin: string,
  filesUrl = origin,
) {
  const company = {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: identity.name,
    url: `${origin}/`,
    logo: logoUrl(origin),
  } as const;
  return {
    '@type': 'BlogPosting',
    headline: blog.Subject,
    ...(blog.SubHeading !== '' && { description: blog.SubHeading }),
    image: fileUrl(blog.BlogImagePath, filesUrl),
    datePublished: blog.PublishedAt,
    dateModified: blog.ChangedAt,
    author: company,
    publisher: company,
    inLanguage: language.locale,
    mainEntityOfPage: origin + addressIn(language, `/blog/${blog.BlogId}`),
  } satisfies BlogPosting;
}
