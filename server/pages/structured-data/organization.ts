import type { Organization, WebSite } from 'schema-dts';
import type { Identity, Office } from '../../../src/content/identity.ts';
import type { Site } from '../../../src/content/site.ts';
import { addressIn } from '../../../src/languages.ts';

/** The id by which other blocks refer to the company. */
export const organizationId = (origin: string) => `${origin}/#organization`;

export function organization(company: Identity, origin: string) {
  const { cin, gstin } = company.registration;
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: company.shortName,
    legalName: company.name,
    url: `${origin}/`,
    logo: logoUrl(origin),
    foundingDate: String(company.founded),
    address: postalAddress(company.corporateOffice),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: company.tollFree.display,
      email: company.enquiryEmail,
      areaServed: 'IN',
    },
    ...(cin !== undefined && { identifier: { '@type': 'PropertyValue', propertyID: 'CIN', value: cin } }),
    ...(gstin !== undefined && { taxID: gstin }),
  } satisfies Organization;
}

/** The name that search engines show for the whole site. */
export function webSite({ identity, language }: Site, origin: string) {
  return {
    '@type': 'WebSite',
    name: identity.shortName,
    alternateName: identity.name,
    url: origin + addressIn(language, '/'),
    inLanguage: language.locale,
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
