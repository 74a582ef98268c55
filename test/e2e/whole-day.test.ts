// What is the operators', and nobody's day in a browser, is tested elsewhere: Postgres 15 and PgBouncer in test/container,
// migrations in test/database, the clock in test/privacy, deadlocks in test/editing/site, servers in test/importing.
import { describe, expect, onTestFinished } from 'vitest';
import { changeCompany } from './day/day-company.ts';
import { applyTooLate, approveJob, publishBlog, publishDocument, readFiltered } from './day/day-content.ts';
import { erasePerson, readAuditLog, readFigures } from './day/day-duties.ts';
import { answerApplication, answerContact, sendQuotation, takeAnswer } from './day/day-inbox.ts';
import { found, inviteRecruiter } from './day/day-members.ts';
import { startDay, type Traces } from './day/day-site.ts';
import { keepReceipt, personalWords, sendAll } from './day/day-visitors.ts';
import { test } from './site.ts';

/** The spellings of a text in an address or in a log. */
function lettersOf(text: string): string {
  let decoded = text;
  try {
    decoded = decodeURIComponent(text);
  } catch {
    // A log may contain a percent sign.
  }
  return decoded.toLowerCase().replaceAll(/[\s+]/g, '');
}

function expectNothingPersonal(texts: readonly string[]): void {
  const told = texts.filter((text) => personalWords.some((word) => lettersOf(text).includes(word)));
  expect(told).toEqual([]);
}

function expectDiscretion({ addresses, staffAnswers, faults, log }: Traces): void {
  expect(addresses.length).toBeGreaterThan(100);
  expectNothingPersonal(addresses);
  expect(log().length).toBeGreaterThan(100);
  expectNothingPersonal(log());
  expect(staffAnswers.length).toBeGreaterThan(50);
  expect(staffAnswers.filter(([, caching]) => !caching?.split(', ').includes('no-store'))).toEqual([]);
  // Asked for on purpose: receipts that nobody was given, a number of five digits, a letter with an empty place.
  const refused = /status of (404.*\/received\/|400.*(\/contactus|sendReply))/;
  expect(faults.filter((fault) => !refused.test(fault))).toEqual([]);
}

describe('a whole day', () => {
  test('works on the embedded database', { timeout: 600_000 }, async ({ browser }) => {
    const site = await startDay('the embedded database', browser);
    onTestFinished(site.stop);
    const owner = await found(site);
    const recruiter = await inviteRecruiter(site, owner);
    const visitor = await site.newcomer();
    const received = await sendAll(visitor);
    await keepReceipt(site, visitor);
    await answerApplication(recruiter, received);
    await answerContact(owner, received);
    await sendQuotation(owner, received);
    await takeAnswer(site, owner, received);
    await approveJob(recruiter, visitor);
    await readFiltered(site, recruiter);
    await applyTooLate(recruiter, visitor);
    await publishBlog(owner, visitor);
    await publishDocument(owner, visitor);
    await changeCompany(owner, visitor);
    await readFigures(owner);
    await erasePerson(owner, received);
    expectNothingPersonal([await readAuditLog(owner)]);
    expectDiscretion(site.traces);
  });
});
