import { describe, expect, onTestFinished } from 'vitest';
import { applyTwice, askForData, postCalls, postPosting } from './day/day-arrivals.ts';
import { approveJob, publishBlog, publishDocument } from './day/day-content.ts';
import { erasePerson, readAuditLog, resendMail } from './day/day-duties.ts';
import { answerApplication, answerContact } from './day/day-inbox.ts';
import { found, inviteMember, inviteRecruiter } from './day/day-members.ts';
import {
  approveByPhone,
  callColleague,
  exportAll,
  findAsker,
  giveSecondRole,
  joinAndPart,
  moveAtOnce,
  moveWhileAway,
  onlyRead,
  shareView,
  writeAndHear,
} from './day/day-office.ts';
import { winQuotation } from './day/day-quotation.ts';
import { startDay, type Traces } from './day/day-site.ts';
import { personalWords, sendAll } from './day/day-visitors.ts';
import { test } from './site.ts';
import { PHONE, WIDE } from './well-made.ts';

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
  expect(faults).toEqual([]);
}

describe('a whole day', () => {
  test('works on the embedded database', { timeout: 600_000 }, async ({ browser }) => {
    const site = await startDay('the embedded database', browser);
    onTestFinished(site.stop);
    const owner = await found(site);
    const recruiter = await inviteRecruiter(site, owner);
    site.smtp.behave('refuse');
    const visitor = await site.newcomer();
    const received = await sendAll(visitor);
    await answerApplication(recruiter, received);
    await answerContact(owner, received);
    await winQuotation(owner, received);
    await approveJob(recruiter, visitor);
    await publishBlog(owner, visitor);
    await publishDocument(owner, visitor);
    await resendMail(site, owner, received);
    await erasePerson(owner, received);
    expectNothingPersonal([await readAuditLog(owner)]);
    expectDiscretion(site.traces);
  });

  test('works for two at once, one of them on a phone, on a real Postgres', { timeout: 400_000 }, async ({
    browser,
  }) => {
    const site = await startDay('a real Postgres', browser);
    onTestFinished(site.stop);
    const wide = await found(site);
    const { page: phone } = await inviteMember(site, wide, 'Recruiter', 'Meera Iyer', PHONE);
    await wide.setViewportSize(WIDE);
    const pair = { wide, phone };
    await postPosting(site);
    const jid = await approveByPhone(phone);
    const applications = await applyTwice(site, jid);
    const [first] = applications;

    await moveAtOnce(pair, jid, first);
    await callColleague(pair, site, applications);
    await joinAndPart(pair, applications);
    await writeAndHear(pair, site, first);
    await shareView(pair, 1);
    await postCalls(site);
    await exportAll(pair);
    await giveSecondRole(pair);
    const { page: reader } = await inviteMember(site, wide, 'Read only', 'Dilip Shah', PHONE);
    await onlyRead(reader, first);
    await askForData(site);
    await findAsker(pair, first);
    await moveWhileAway(pair, site, jid, first);
    // The second of two moves is refused with 409.
    const faults = site.traces.faults.filter((fault) => !/status of 409.*inbox\.moveToStage/.test(fault));
    expectDiscretion({ ...site.traces, faults });
  });
});
