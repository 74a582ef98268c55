import type { BlogPosting } from 'schema-dts';
import { site } from '../../../src/content/site.ts';
import type { BlogDetail } from '../../../src/contract/blog.ts';
import { fileUrl } from '../../../src/contract/file-path.ts';
import { logoUrl, organizationId } from './organization.ts';

export function blogPosting(blog: BlogDetail, origin: string, filesUrl = origin) {
  const company = {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: site.name,
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
    inLanguage: site.language,
    mainEntityOfPage: `${origin}/blog/${blog.BlogId}`,
  } satisfies BlogPosting;
}
