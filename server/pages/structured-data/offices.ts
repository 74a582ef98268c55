import type { LocalBusiness } from 'schema-dts';
import { officePlaces } from '../../../src/content/offices.ts';
import { site } from '../../../src/content/site.ts';
import { organizationId } from './organization.ts';

/**
 * One LocalBusiness for each office, with its city and its state. The coordinates of the map are those of the
 * city's centre, not of the office, so they are left out.
 */
export function officesOfPresence(origin: string) {
  return {
    '@graph': officePlaces.map(
      ({ city, state }) =>
        ({
          '@type': 'LocalBusiness',
          '@id': `${origin}/our-presence#${city.toLowerCase()}`,
          name: site.name,
          url: `${origin}/our-presence`,
          telephone: site.tollFree.display,
          address: {
            '@type': 'PostalAddress',
            addressLocality: city,
            addressRegion: state,
            addressCountry: 'IN',
          },
          parentOrganization: { '@id': organizationId(origin) },
        }) satisfies LocalBusiness,
    ),
  };
}
