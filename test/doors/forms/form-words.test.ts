import { describe, expect } from 'vitest';
import { createSiteHolder } from '../../../server/content/site-holder.ts';
import type { InterfaceWords } from '../../../src/content/interface.ts';
import { sampleInterface } from '../../../src/content/interface.ts';
import { composeSite } from '../../../src/content/site.ts';
import { test as base, startTestServer, type TestServer } from '../../environment/app.ts';
import { makeContact } from '../../factories/rows.ts';
import { callSite } from '../doors.ts';
import { postPlain, wordsOf } from '../plain-post.ts';

const words: InterfaceWords = {
  ...sampleInterface,
  labels: { ...sampleInterface.labels, name: 'Aapka naam', companyName: 'Aapki company' },
  checks: {
    ...sampleInterface.checks,
    mandatory: 'Yahan kuch likhiye',
    tooLong: 'yahan {limit} akshar se zyada nahin',
  },
  forms: { ...sampleInterface.forms, failed: 'Kuch galat ho gaya' },
  uploads: { ...sampleInterface.uploads, wrongType: '{ending} nahin, {megabytes} MB tak ki pdf bhejiye' },
  refusals: { ...sampleInterface.refusals, tooMany: '{seconds} second rukiye' },
};

const site = composeSite('other words', {
  bodies: new Map([['interface', words]]),
  ...{ changed: new Map(), moved: new Map(), uploads: new Map() },
});

/** A server whose staff have published other words for the forms. */
const test = base.extend<{ server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures that it needs from the pattern
    async ({}, use) => {
      const running = await startTestServer(
        { SUBMIT_LIMIT_PER_MINUTE: '5' },
        { parts: { site: createSiteHolder(site) } },
      );
      await use(running);
      await running.stop();
    },
    { scope: 'file' },
  ],
});

describe('a form without scripts, in words that the staff have published', () => {
  test('names the field and what is wrong with it', async ({ server: { app } }) => {
    const { body } = await postPlain(app, 'contact', { ...makeContact(), fullName: '' });
    expect(wordsOf(body)).toContain('Aapka naam Yahan kuch likhiye');
    expect(wordsOf(body)).toContain('Aapka naam: Yahan kuch likhiye');
  });

  test('says how long to wait, and the door says it as ever', async ({ server: { app } }) => {
    for (let sent = 0; sent < 5; sent += 1) await postPlain(app, 'contact', makeContact());
    const { body } = await postPlain(app, 'contact', makeContact());
    expect(wordsOf(body)).toMatch(/ \d+ second rukiye/);
    const answer = await callSite(app, 'contact.submit', makeContact());
    expect(answer.body).toMatch(/Too many submissions from one address\. Please try again in \d+ seconds\./);
  });
});
