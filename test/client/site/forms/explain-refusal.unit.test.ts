import { describe, expect, it } from 'vitest';
import { explainRefusal } from '../../../../client/site/forms/explain-refusal.ts';
import { sampleSite } from '../../../../server/content/sample-site.ts';
import { contactPageChecks } from '../../../../src/contract/contact.ts';

const explain = (error: object, isOnline = true) =>
  explainRefusal(error, contactPageChecks, sampleSite.words, isOnline);

describe('the reason for a refused form', () => {
  it('is shown beside the fields at fault', () => {
    const sentences = [
      { field: 'companyName', id: 'checks.tooLong', values: { limit: '200' } },
      { field: 'file', id: 'checks.notADocument' },
    ];
    const { faults: shown, sentence } = explain({ data: { httpStatus: 400, sentences } });
    expect(shown.companyName).toBe('Company Name: must be at most 200 characters.');
    expect(shown.file).toMatch(/not a pdf, doc or docx inside.* 5 MB\.$/);
    expect(sentence).toBeUndefined();
  });

  it.each([
    { data: { httpStatus: 413 } },
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
    [403, undefined, /reload the page/],
    [429, { id: 'refusals.tooMany', values: { seconds: '9' } }, /in 9 seconds\. What you entered is kept\.$/],
    [503, { id: 'refusals.away' }, /^The service is away for a moment\..* What you entered is kept/],
    [503, undefined, /^Our server is away for a moment\. What you entered is kept/],
    [500, { id: 'refusals.ourFault' }, /^Something went wrong on our side\. What you entered is kept/],
  ])('with status %i says that no input is lost', (httpStatus, sentences, sentence) =>
    expect(explain({ data: { httpStatus, sentences: sentences && [sentences] } }).sentence).toMatch(sentence),
  );
});
