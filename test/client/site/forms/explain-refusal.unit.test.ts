import { describe, expect, it } from 'vitest';
import { explainRefusal } from '../../../../client/site/forms/explain-refusal.ts';
import { sampleSite } from '../../../../server/content/sample-site.ts';
import { contactPageChecks } from '../../../../src/contract/contact.ts';

const explain = (error: object, isOnline = true) =>
  explainRefusal(error, contactPageChecks, sampleSite.words, isOnline);

describe('the reason for a refused form', () => {
  it('is shown beside the fields at fault', () => {
    const faults = [
      { field: 'companyName', reason: 'must be at most 200 characters' },
      { field: 'file', reason: 'must be a pdf, doc or docx document' },
    ];
    const { faults: shown, sentence } = explain({ message: '', data: { httpStatus: 400, faults } });
    expect(shown.companyName).toBe('Company Name: must be at most 200 characters.');
    expect(shown.file).toMatch(/not a pdf, doc or docx inside.* 5 MB\.$/);
    expect(sentence).toBeUndefined();
  });

  it.each([
    { message: '', data: { httpStatus: 413 } },
    // A proxy's page in front of ours is not JSON.
    { message: 'Unexpected token', meta: { response: { status: 413 } } },
  ])('is the file when the body was too large', (error) =>
    expect(explain(error).faults.file).toMatch(/too large.* 5 MB\.$/),
  );

  it('is the connection when there is none', () => {
    expect(explain({ message: 'Failed to fetch' }, false)).toEqual({
      faults: {},
      sentence: 'You are offline. What you entered is kept; send it again when the line is back.',
      isOffline: true,
    });
    expect(explain({ message: 'Failed to fetch' }).sentence).toMatch(/^The line broke off/);
  });

  it.each([
    [403, 'The token is wrong.', /reload the page/],
    [
      429,
      'Too many submissions. Please try again in 9 seconds.',
      /in 9 seconds\. What you entered is kept\.$/,
    ],
    [
      503,
      'The service is away for a moment.',
      /^The service is away for a moment\. What you entered is kept/,
    ],
    [500, 'whatever', /^Something went wrong on our side\. What you entered is kept/],
  ])('with status %i says that no input is lost', (httpStatus, message, sentence) =>
    expect(explain({ message, data: { httpStatus } }).sentence).toMatch(sentence),
  );
});
