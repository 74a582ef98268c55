import { describe, expect, it } from 'vitest';
import { typeInto } from '../../client/shared/ui/field-typing.ts';
import { sizeOf } from '../../client/shared/ui/file-size.ts';
import { listInputOf } from '../../client/site/pages/job-openings-search.ts';
import { firstView } from '../../client/site/table/data-table-view.ts';
import { pageNumbers } from '../../client/site/table/paging-numbers.ts';
import { summaryOf } from '../../client/site/table/table-summary.ts';
import { sampleSite } from '../../server/content/sample-site.ts';
import { checkNotice } from '../../src/content/form-words.ts';
import { salaryText } from '../../src/content/salary-text.ts';
import { type Check, type Failure, findFailures } from '../../src/contract/checks.ts';
import { contactPageChecks, contactPanelChecks, emptyContact } from '../../src/contract/contact.ts';
import { lettersAndSpaces, phoneDigits } from '../../src/contract/fields.ts';
import {
  careerPageChecks,
  emptyJobApplication,
  isResumeFile,
  jobPanelChecks,
} from '../../src/contract/job-application.ts';
import { jobListInput } from '../../src/contract/job-opening.ts';
import { emptyJobPosting, jobPostingChecks } from '../../src/contract/job-posting.ts';
import { emptyQuotation, quotationChecks } from '../../src/contract/quotation.ts';
import { quotationFields } from '../factories/rows.ts';

const noticeOf = (failure: Failure) => checkNotice(sampleSite.words, failure);
const titlesOf = (failures: Failure[]) => failures.map((failure) => noticeOf(failure).title);

describe('the order of checks', () => {
  it.each([
    ['contact panel', contactPanelChecks, emptyContact, 'Name, Phone No, Email Id, Company Name, Message'],
    ['contact page', contactPageChecks, emptyContact, 'Name, Phone No, Email Id, Company Name, Message'],
    ['job panel', jobPanelChecks, emptyJobApplication, 'Position, Name, Email Id, Phone No, Qualification'],
    [
      'career page',
      careerPageChecks,
      emptyJobApplication,
      'Full Name, Email Id, Phone No, Qualification, Position',
    ],
    ['quotation', quotationChecks, emptyQuotation, quotationFields.map(({ title }) => title).join(', ')],
    [
      'job upload',
      jobPostingChecks,
      emptyJobPosting,
      'Open Position, Qualification, Description, Skills, Experience, Industry, Location, Min Salary, Max Salary',
    ],
  ])('%s', (_form, checks, empty, order) => {
    const failures = findFailures(checks as readonly Check[], empty);
    expect(titlesOf(failures).join(', ')).toBe(order);
    expect(new Set(failures.map((failure) => noticeOf(failure).text))).toEqual(
      new Set(['Field is Mandatory']),
    );
  });

  it('treats blanks, null and undefined as missing', () => {
    const values = { ...emptyContact, fullName: '  ', mobileNo: null, emailId: undefined };
    expect(titlesOf(findFailures(contactPanelChecks, values)).slice(0, 3)).toEqual([
      'Name',
      'Phone No',
      'Email Id',
    ]);
  });

  it('requires ten digits on the pages but not in the panels', () => {
    const rest = { emailId: 'a', companyName: 'a', userMessage: 'a' };
    const contact = { fullName: 'a', mobileNo: '98450', ...rest };
    expect(findFailures(contactPanelChecks, contact)).toEqual([]);
    expect(findFailures(contactPageChecks, contact).map(noticeOf)[0]?.text).toBe(
      'Phone No Number should be 10 digits',
    );
    const failure = findFailures(quotationChecks, { ...emptyQuotation, mobileNo: '98450' }).find(
      ({ field }) => field === 'mobileNo',
    );
    expect(failure && noticeOf(failure)).toMatchObject({
      title: 'Mobile No',
      text: 'Mobile No Number should be 10 digits',
    });
  });
});

describe('what may be typed', () => {
  it.each([
    ['Asha Menon', 'Asha Menon'],
    ['R2-D2', 'RD'],
    ["O'Neil\t", 'ONeil'],
    ['आशा मेनन', 'आशा मेनन'],
  ])('a name keeps letters and spaces: %s', (typed, kept) => expect(lettersAndSpaces(typed)).toBe(kept));

  const control = (value: string, selectionStart: number) => ({
    value,
    selectionStart,
    setSelectionRange(start: number) {
      this.selectionStart = start;
    },
  });

  it('keeps the cursor in place when a character is dropped, and accepts no digit in a full number', () => {
    const name = control('As1ha', 3);
    expect(typeInto(name, 'Asha', lettersAndSpaces)).toBe('Asha');
    expect(name).toMatchObject({ value: 'Asha', selectionStart: 2 });
    const phone = control('98745012345', 3);
    expect(typeInto(phone, '9845012345', phoneDigits)).toBe('9845012345');
    expect(phone.selectionStart).toBe(2);
  });

  it('accepts a whole number pasted over another', () => {
    const phone = control('+91 99887 76655', 15);
    expect(typeInto(phone, '9845012345', phoneDigits)).toBe('9988776655');
  });
});

describe('a chosen resume', () => {
  it.each([
    ['cv.pdf', '', true],
    ['cv.DOCX', 'application/octet-stream', true],
    ['cv.doc', 'application/pdf', true],
    ['cv.exe', 'application/pdf', false],
    ['cv', 'application/pdf', true],
    ['cv', 'text/plain', false],
  ])('%s of type "%s": %s', (name, type, taken) => expect(isResumeFile({ name, type })).toBe(taken));

  it('never shows a size over the limit as the limit', () => {
    expect(sizeOf(5 * 1024 * 1024)).toBe('5 MB');
    expect(sizeOf(5 * 1024 * 1024 + 1)).toBe('5.1 MB');
    expect(sizeOf(300)).toBe('1 kB');
  });
});

describe('the tables', () => {
  it.each([
    [1, 1, '1'],
    [2, 7, '1 2 3 4 5 6 7'],
    [1, 12, '1 2 3 4 5 … 12'],
    [4, 12, '1 2 3 4 5 … 12'],
    [5, 12, '1 … 4 5 6 … 12'],
    [8, 12, '1 … 7 8 9 … 12'],
    [9, 12, '1 … 8 9 10 11 12'],
    [12, 12, '1 … 8 9 10 11 12'],
  ])('page %i of %i shows %s', (page, count, shown) =>
    expect(
      pageNumbers(page, count)
        .map((number) => number ?? '…')
        .join(' '),
    ).toBe(shown),
  );

  it('requests the first page if the address asks for too much', () => {
    const first = { page: 1, pageSize: 10, search: '' };
    expect(listInputOf({ ...firstView, page: 1e12 })).toMatchObject(first);
    expect(listInputOf({ ...firstView, search: 'guard\0' })).toMatchObject(first);
    expect(listInputOf({ ...firstView, filters: { location: 'x'.repeat(201) } })).toMatchObject(first);
  });

  it('requests nothing that the server would refuse', () => {
    const odd = ['guard \ud800', 'a'.repeat(200), '\u0000', '  '].map((search) => ({ ...firstView, search }));
    const sorted = { ...firstView, page: 1_000_000, sort: 'Best', filters: { industry: 'Retail' } };
    for (const view of [...odd, sorted])
      expect(jobListInput.safeParse(listInputOf(view)).error).toBeUndefined();
  });

  it('tells which rows are shown', () => {
    expect(summaryOf(sampleSite.words, 'jobs', { ...firstView, page: 5 }, { total: 42 })).toBe(
      '41 to 42 of 42 openings',
    );
    expect(summaryOf(sampleSite.words, 'jobs', firstView, { total: 0 })).toBe('0 openings');
  });

  it.each([
    ['250000', '₹2,50,000'],
    ['Rs. 18500/-', '₹18,500'],
    ['30000 + petrol', '₹30,000 + petrol'],
    ['15,000 to 18,000 pm', '₹15,000 – ₹18,000 a\u00a0month'],
    ['150 hourly', '₹150 an\u00a0hour'],
    ['2.4 lacs p.a.', '₹2.4\u00a0lakh a\u00a0year'],
    ['3 lakh per annum (CTC)', '₹3\u00a0lakh a\u00a0year (CTC)'],
    ['18000 for 26 days', '18000 for 26 days'],
    ['1 '.repeat(100), '1 '.repeat(100)],
  ])('a salary of %s is shown as %s', (text, shown) =>
    expect(salaryText(sampleSite.words, text)).toBe(shown),
  );
});
