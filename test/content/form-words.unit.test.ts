import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { sampleSite } from '../../server/content/sample-site.ts';
import { checkFault, choiceWords, serverFault, successNotice } from '../../src/content/form-words.ts';
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
import { explainIssue, readSentence } from '../../src/contract/sentences-in-english.ts';

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
    const issues = [...inputs, send({})].flatMap((input) => schema.safeParse(input).error?.issues ?? []);
    expect(new Set(issues.map(({ message }) => message)).size).toBeGreaterThan(3);
    for (const issue of issues) {
      const { id, values } = readSentence(issue) ?? {};
      if (id === undefined) throw new Error(`“${issue.message}” is no sentence of the contract.`);
      expect(sampleSite.words(id, values)).toBe(explainIssue(issue));
      expect(foreign(id, values)).toMatch(id === 'checks.tooLong' ? /^\[tooLong\] \d+$/ : /^\[\w+\]$/);
    }
  });
});

describe('a form in the words of the site', () => {
  it('answers as the contract does, with the reference', () => {
    const received = { kind: 'data-request', reference: 'DR-7F3K9Q' } as const;
    expect(successNotice(foreign, received).text).toBe('[dataRequest] DR-7F3K9Q');
    expect(successNotice(sampleSite.words, received).text).toBe(
      receiptMessage(receiptTexts['data-request'], 'DR-7F3K9Q'),
    );
    const late = { kind: 'application', reference: 'JA-7F3K9Q', late: 'closed-job' } as const;
    expect(successNotice(foreign, late).text).toBe('[closedJob] JA-7F3K9Q');
  });

  it('names a choice, and leaves what an older client has typed', () => {
    expect(choiceWords(foreign, 'Unarmed Guards')).toBe('[unarmedGuards]');
    expect(choiceWords(foreign, 'Gunmen')).toBe('Gunmen');
  });

  it('names the field that it is about', () => {
    const [name, phone] = findFailures(contactPageChecks, { ...emptyContact, mobileNo: '98' });
    if (name === undefined || phone === undefined) throw new Error('Both have failed.');
    expect(checkFault(sampleSite.words, name)).toBe('Name: Field is Mandatory');
    expect(checkFault(sampleSite.words, phone)).toBe('Phone No Number should be 10 digits');
    expect(serverFault(foreign, '[phoneNo]', { id: 'checks.notTenDigits' })).toBe(
      '[faultSentence] [phoneNo] [notTenDigits]',
    );
  });
});
