import { expect } from 'vitest';

type Json = Record<string, unknown>;

/** What a block of each type has to have, and what it may have besides. */
interface Shape {
  required: string[];
  optional?: string[];
}

/**
 * What search engines require of each block, what this site states in addition, and nothing else. From
 * developers.google.com/search/docs/appearance/structured-data.
 */
const shapes: Record<string, Shape> = {
  Organization: {
    required: ['@id', 'name'],
    optional: [
      ...['url', 'sameAs', 'logo', 'legalName', 'foundingDate', 'address', 'contactPoint', 'identifier'],
      'taxID',
    ],
  },
  ContactPoint: { required: ['contactType', 'telephone', 'email', 'areaServed'] },
  PostalAddress: {
    required: ['addressCountry'],
    optional: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode'],
  },
  WebSite: { required: ['name', 'alternateName', 'url', 'inLanguage', 'publisher'] },
  LocalBusiness: { required: ['@id', 'name', 'url', 'telephone', 'address', 'parentOrganization'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name'], optional: ['item'] },
  Service: { required: ['name', 'serviceType', 'description', 'url', 'provider'] },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
  BlogPosting: {
    required: [
      ...['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'inLanguage'],
      'mainEntityOfPage',
    ],
    optional: ['description'],
  },
  JobPosting: {
    required: [
      ...['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation', 'identifier', 'url'],
      ...['directApply', 'industry', 'skills', 'qualifications', 'employmentType'],
    ],
    optional: ['baseSalary', 'experienceRequirements', 'validThrough'],
  },
  Place: { required: ['address'] },
  PropertyValue: { required: ['name', 'value'], optional: ['propertyID'] },
  MonetaryAmount: { required: ['currency', 'value'] },
  QuantitativeValue: { required: ['unitText'], optional: ['value', 'minValue', 'maxValue'] },
  OccupationalExperienceRequirements: { required: ['monthsOfExperience'] },
};

const URLS = ['@id', 'url', 'item', 'logo', 'image', 'sameAs', 'mainEntityOfPage'];
const DATES = ['datePosted', 'datePublished', 'dateModified'];

/** Fails where a block, or a part of one, lacks something, has something else besides, or says nothing. */
export function expectSound(block: Json, name = ''): void {
  const { '@type': type, '@graph': graph, ...stated } = block;
  if (Array.isArray(graph)) for (const each of graph) expectSound(each as Json);
  else if (type === undefined) expect(Object.keys(stated), name).toEqual(['@id']);
  else {
    const { required, optional = [] } = shapes[String(type)] ?? expect.fail(`${name}: ${String(type)}`);
    expect(Object.keys(stated), `${type}`).toEqual(expect.arrayContaining(required));
    const others = Object.keys(stated).filter((key) => ![...required, ...optional].includes(key));
    expect(others, `${type}`).toEqual([]);
  }
  if (type === 'BreadcrumbList') expectCrumbs(stated.itemListElement as Json[]);
  for (const [key, value] of Object.entries(stated)) expectValue(key, value);
}

/** Crumbs are numbered, and each but the last is a link. */
function expectCrumbs(crumbs: Json[]): void {
  expect(crumbs.length).toBeGreaterThan(1);
  expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, at) => at + 1));
  for (const { item } of crumbs.slice(0, -1)) expect(item).toBeDefined();
}

function expectValue(key: string, value: unknown): void {
  if (Array.isArray(value)) {
    expect(value, key).not.toEqual([]);
    for (const each of value) expectValue(key, each);
  } else if (typeof value === 'object' && value !== null) expectSound(value as Json, key);
  else if (URLS.includes(key)) expect(value, key).toMatch(/^https?:\/\/\S+$/);
  else if (DATES.includes(key)) expect(new Date(String(value)).toISOString(), key).toBe(value);
  else if (typeof value === 'number') expect(value, key).toBeGreaterThan(0);
  else if (typeof value === 'string') expect(value.trim(), key).not.toBe('');
  else expect(value, key).toBe(true);
}
