import type { Service } from 'schema-dts';
import type { Page } from '../../../src/content/schema/page.ts';
import type { Site } from '../../../src/content/site.ts';
import { addressIn } from '../../../src/languages.ts';
import { organizationId } from './organization.ts';

export function service(page: Page, { identity, language }: Site, origin: string) {
  return {
    '@type': 'Service',
    name: page.name,
    serviceType: page.name,
    ...(page.lead !== undefined && { description: page.lead }),
    url: origin + addressIn(language, page.path),
    provider: {
      '@type': 'Organization',
      '@id': organizationId(origin),
      name: identity.name,
      url: `${origin}/`,
    },
  } satisfies Service;
}
