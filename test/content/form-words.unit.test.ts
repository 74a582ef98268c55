import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { sampleSite } from '../../server/content/sample-site.ts';
import { checkFault, sayInWords, serverFault } from '../../src/content/form-words.ts';
import { sampleInterface } from '../../src/content/interface.ts';
import { compileMessages } from '../../src/content/messages.ts';
import { createI18n, wordsOf } from '../../src/content/words.ts';
import { findFailures } from '../../src/contract/checks.ts';
import { contactInput, contactPageChecks, emptyContact } from '../../src/contract/contact.ts';
import { dataRequestInput, emptyDataRequest } from '../../src/contract/data-request.ts';
import { emptyJobApplication, jobApplicationForm } from '../../src/contract/job-application.ts';
import { emptyJobPosting, jobPostingInput } from '../../src/contract/job-posting.ts';
import { emptyQuotation, quotationInput } from '../../src/contract/quotation.ts';
import { receiptMessage, receiptTexts } from '../../src/contract/receipt.ts';

/** Words of another language: each is its own name in brackets, and its parameters. */
const foreign = wordsOf(createI18n('en', compileMessages(rename(sampleInterface))));

function rename(areas: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  return Object.fromEntries(
    Object.entries(areas).map(([area, texts]) => [
      area,
      Object.fromEntries(
        Object.entries(texts).map(([name, text]) => [
          name,
          [`[${name}]`, ...(text.match(/\{\w+\}/g) ?? [])].join(' '),
        ]),
      ),
    ]),
  );
}

describe('what the contract says of a faulty field', () => {
  const formData = (values: object) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) form.append(name, value);
    return form;
  };
  const same = (values: object): unknown => values;
  const forms: [string, z.ZodType, object, (values: object) => unknown][] = [
    ['contact', contactInput, emptyContact, same],
    ['quotation', quotationInput, emptyQuotation, same],
    ['posting', jobPostingInput, emptyJobPosting, same],
    ['data request', dataRequestInput, emptyDataRequest, same],
    ['application', jobApplicationForm, { ...emptyJobApplication, file: '' }, formData],
  ];

  it.each(forms)('stands in the words of the site: %s', (_name, schema, empty, send) => {
    const faulty = ['', 'x'.repeat(6_000), 'a\0b', '12', '12345678901', new File(['x'], 'x.txt')];
    const inputs = faulty.map((fault) =>
      send(Object.fromEntries(Object.keys(empty).map((key) => [key, fault]))),
    );
    const said = [...inputs, send({})].flatMap(
      (input) => schema.safeParse(input).error?.issues.map(({ message }) => message) ?? [],
    );
    expect(new Set(said).size).toBeGreaterThan(3);
    for (const message of said) {
      expect(sayInWords(sampleSite.words, 'checks', message)).toBe(message);
      expect(sayInWords(foreign, 'checks', message)).toMatch(/^\[\w+\]/);
    }
  });
});

describe('a sentence of the contract in the words of the site', () => {
  it('keeps the values of its parameters', () => {
    expect(sayInWords(foreign, 'checks', 'must be at most 200 characters')).toBe('[tooLong] 200');
    const wait = 'Too many submissions from one address. Please try again in 9 seconds.';
    expect(sayInWords(foreign, 'refusals', wait)).toBe('[tooMany] 9');
    const answer = receiptMessage(receiptTexts['data-request'], 'DR-7F3K9Q');
    expect(sayInWords(foreign, 'answers', answer)).toBe('[dataRequest] DR-7F3K9Q');
  });

  it('stays as it is if the contract does not say it', () => {
    expect(sayInWords(foreign, 'refusals', 'Bad gateway')).toBe('Bad gateway');
  });

  it('names the field that it is about', () => {
    const [name, phone] = findFailures(contactPageChecks, { ...emptyContact, mobileNo: '98' });
    if (name === undefined || phone === undefined) throw new Error('Both have failed.');
    expect(checkFault(sampleSite.words, name)).toBe('Name: Field is Mandatory');
    expect(checkFault(sampleSite.words, phone)).toBe('Phone No Number should be 10 digits');
    expect(serverFault(foreign, 'Phone No', 'must be 10 digits')).toBe(
      '[faultSentence] [phoneNo] [notTenDigits]',
    );
  });
});
