import type { Service } from 'schema-dts';
import { site } from '../../../src/content/site.ts';
import type { Page } from '../../../src/content/types.ts';
import { organizationId } from './organization.ts';

export function service(page: Page, origin: string) {
  return {
    '@type': 'Service',
    name: page.name,
    serviceType: page.name,
    ...(page.lead !== undefined && { description: page.lead }),
    url: origin + page.path,
    provider: { '@type': 'Organization', '@id': organizationId(origin), name: site.name, url: `${origin}/` },
  } satisfies Service;
}
