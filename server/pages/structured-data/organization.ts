import type { Organization, WebSite } from 'schema-dts';
import { type Office, site } from '../../../src/content/site.ts';

/** The id by which other blocks refer to the company. */
export const organizationId = (origin: string) => `${origin}/#organization`;

export function organization(origin: string) {
  const { cin, gstin } = site.registration;
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: site.shortName,
    legalName: site.name,
    url: `${origin}/`,
    logo: logoUrl(origin),
    foundingDate: String(site.founded),
    address: postalAddress(site.corporateOffice),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: site.tollFree.display,
      email: site.enquiryEmail,
      areaServed: 'IN',
    },
    ...(cin !== undefined && { identifier: { '@type': 'PropertyValue', propertyID: 'CIN', value: cin } }),
    ...(gstin !== undefined && { taxID: gstin }),
  } satisfies Organization;
}

/** The name that search engines show for the whole site. */
export function webSite(origin: string) {
  return {
    '@type': 'WebSite',
    name: site.shortName,
    alternateName: site.name,
    url: `${origin}/`,
    inLanguage: site.language,
    publisher: { '@id': organizationId(origin) },
  } satisfies WebSite;
}

/** 512 x 512 pixels; search engines require at least 112. */
export const logoUrl = (origin: string) => `${origin}/icon-512.png`;

/** The last line of an address has its city and its PIN code. */
function postalAddress({ city, address }: Office) {
  const pin = address.at(-1)?.replace(city, '').trim();
  return {
    '@type': 'PostalAddress',
    streetAddress: address.slice(0, -1).join(', '),
    addressLocality: city,
    ...(pin && { postalCode: pin }),
    addressCountry: 'IN',
  } as const;
}
