import type { LocalBusiness } from 'schema-dts';
import type { Site } from '../../../src/content/site.ts';
import { addressIn } from '../../../src/languages.ts';
import { organizationId } from './organization.ts';

/**
 * One LocalBusiness for each office, with its city and its state. The coordinates of the map are those of the
 * city's centre, not of the office, so they are left out.
 */
export function officesOfPresence({ identity, language, presence }: Site, origin: string) {
  return {
    '@graph': presence.places.map(
      ({ city, state }) =>
        ({
          '@type': 'LocalBusiness',
          '@id': `${origin}/our-presence#${city.toLowerCase()}`,
          name: identity.name,
          url: origin + addressIn(language, '/our-presence'),
          telephone: identity.tollFree.display,
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
