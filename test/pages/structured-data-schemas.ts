import { z } from 'zod';

/**
 * What search engines require of each block: their required properties, those that this site states in addition, and
 * no others. From developers.google.com/search/docs/appearance/structured-data.
 */
const url = z.url({ protocol: /^https?$/ });
const text = z.string().refine((value) => value.trim() !== '');
const instant = z.iso.datetime();
const reference = z.strictObject({ '@id': url });

const address = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: text.optional(),
  addressLocality: text.optional(),
  addressRegion: text.optional(),
  postalCode: text.optional(),
  addressCountry: z.literal('IN'),
});

const company = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': url,
  name: text,
  url: url.optional(),
  sameAs: url.optional(),
  logo: url.optional(),
});

const organization = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': url,
  name: text,
  legalName: text,
  url,
  logo: url,
  foundingDate: z.literal('2009'),
  address: address.required({ streetAddress: true, addressLocality: true }),
  contactPoint: z.strictObject({
    '@type': z.literal('ContactPoint'),
    contactType: text,
    telephone: text,
    email: z.email(),
    areaServed: z.literal('IN'),
  }),
  identifier: z.strictObject({ '@type': text, propertyID: text, value: text }).optional(),
  taxID: text.optional(),
});

const webSite = z.strictObject({
  '@type': z.literal('WebSite'),
  name: text,
  alternateName: text,
  url,
  inLanguage: z.literal('en-IN'),
  publisher: reference,
});

const office = z.strictObject({
  '@type': z.literal('LocalBusiness'),
  '@id': url,
  name: text,
  url,
  telephone: text,
  address: address.required({ addressLocality: true, addressRegion: true }),
  parentOrganization: reference,
});

const offices = z.strictObject({ '@graph': z.array(office) });

const breadcrumb = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: url.optional() }),
    )
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1))
    // Every item but the last has a link.
    .refine((items) => items.slice(0, -1).every(({ item }) => item !== undefined)),
});

const service = z.strictObject({
  '@type': z.literal('Service'),
  name: text,
  serviceType: text,
  description: text,
  url,
  provider: company,
});

const questions = z.strictObject({
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: text,
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
      }),
    )
    .min(1),
});

const blogPosting = z.strictObject({
  '@type': z.literal('BlogPosting'),
  headline: text,
  description: text.optional(),
  image: url,
  datePublished: instant,
  dateModified: instant,
  author: company,
  publisher: company,
  inLanguage: z.literal('en-IN'),
  mainEntityOfPage: url,
});

const quantity = z.strictObject({
  '@type': z.literal('QuantitativeValue'),
  value: z.number().positive().optional(),
  minValue: z.number().positive().optional(),
  maxValue: z.number().positive().optional(),
  unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
});

const place = z.strictObject({ '@type': z.literal('Place'), address });

const jobPosting = z
  .strictObject({
    '@type': z.literal('JobPosting'),
    title: text.refine((title) => !/!|JO-\d/.test(title)),
    description: text.regex(/^<(p|ul|ol)>.*<\/(p|ul|ol)>$/s),
    datePosted: instant,
    hiringOrganization: company.required({ sameAs: true }),
    jobLocation: z.union([place, z.array(place).min(2)]),
    identifier: z.strictObject({ '@type': z.literal('PropertyValue'), name: text, value: z.string() }),
    url,
    directApply: z.literal(true),
    industry: text,
    skills: text,
    qualifications: text,
    baseSalary: z
      .strictObject({
        '@type': z.literal('MonetaryAmount'),
        currency: z.literal('INR'),
        value: quantity.refine(({ value, minValue, maxValue }) =>
          value === undefined ? (minValue ?? 1) < (maxValue ?? 0) : minValue === maxValue,
        ),
      })
      .optional(),
    employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'INTERN']).optional(),
    experienceRequirements: z
      .union([
        z.literal('no requirements'),
        z.strictObject({
          '@type': z.literal('OccupationalExperienceRequirements'),
          monthsOfExperience: z.int().positive(),
        }),
      ])
      .optional(),
  })
  .refine(({ title, description }) => title !== description);

export const blockSchema = z.union([
  organization,
  webSite,
  offices,
  breadcrumb,
  service,
  questions,
  blogPosting,
  jobPosting,
]);
