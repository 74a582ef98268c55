import { describe, expect } from 'vitest';
import type { StaffAlertKind } from '../../server/database/tables/staff.ts';
import { renderHtml, renderText } from '../../server/mail/mail-layout.ts';
import { addAlert } from '../../server/members/access/alerts.queries.ts';
import { mailInvitation } from '../../server/members/invitation-mail.ts';
import { giveWarning } from '../../server/publications/lapses/lapse-warnings.queries.ts';
import { dayInIndia } from '../../src/day-in-india.ts';
import { postPlain } from '../doors/plain-post.ts';
import type { TestServer } from '../environment/app.ts';
import { startSmtpServer } from '../environment/smtp.ts';
import { testWithHouse } from '../factories/house.ts';
import { makeMarkedSite, markText } from '../factories/marked-site.ts';
import { keepPageOfEachKind } from '../factories/page-of-each-kind.ts';
import { createMember } from '../factories/staff.ts';
import { choices, fillIn, kinds, readPages, startCrawled, writeLetters } from './site-crawl.ts';
import { findUnmarked, type ReadText, textsOfPage, unmarkedIn } from './unmarked-words.ts';

const site = keepPageOfEachKind(makeMarkedSite({ moved: new Map([['/taken-down', null]]) }));
const DAY_MS = 24 * 60 * 60_000;
const ORIGIN = 'https://house.example';
const FROM = { name: '', address: 'from@house.example' };
/** The name of a state, which is data. */
const TYPED = 'Goa';

const test = testWithHouse(() => startCrawled(site, TYPED));

describe('no word is left that the staff cannot change', () => {
  test('on the pages', async ({ house }) => {
    const pages = await readPages(house);
    expect(pages.size).toBeGreaterThan(30);
    for (const [path, html] of pages) expect(findUnmarked(textsOfPage(html)), path).toEqual([]);
  });

  test('in the mails', async ({ house }) => {
    for (const kind of kinds) await postPlain(house.app, kind, fillIn(kind, TYPED));
    const nameless = { ...fillIn('contact', TYPED), emailId: '9', fullName: `${TYPED}.${TYPED}` };
    await postPlain(house.app, 'contact', nameless);
    const owner = await createMember(house, 'owner');
    const editor = await createMember(house, 'editor');
    await house.db
      .updateTable('staff_members')
      .set({ name: markText('An owner') })
      .execute();
    const browser = { memberId: editor.id, browser: markText('Firefox'), network: '::' };
    for (const kind of alerts) await addAlert(house.db, { ...browser, kind });
    for (const days of [-1, 0, 1, 10, 40]) await warn(house, days, owner.email);

    const letters = await writeLetters(house);
    expect(letters.length).toBeGreaterThan(18);
    const texts = letters.flatMap((letter): ReadText[] => [
      { where: `subject of ${letter.heading}`, text: letter.subject },
      { where: `text of ${letter.heading}`, text: renderText(letter, site.identity) },
      ...textsOfPage(renderHtml(letter, site)),
    ]);
    texts.push(...(await mailAnInvitation()));
    // The record has a choice in the words of the contract, and the team reads the record.
    const withoutChoices = texts.map(({ where, text }) => ({
      where,
      text: choices.reduce((left, choice) => left.replaceAll(choice, ''), text),
    }));
    expect(findUnmarked(withoutChoices)).toEqual([]);
  });

  test('and a word that has no mark would be found', () => {
    const spared = makeMarkedSite({ spared: ['Corporate office', 'Dear Sir or Madam,'] });
    const page = `<p title="${spared.words('frame.corporateOffice')}">${spared.letterWords('confirmation.dearUnknown')}</p>`;
    expect(findUnmarked(textsOfPage(page))).toHaveLength(2);
    expect(unmarkedIn(spared.words('frame.branchOffice'))).toEqual([]);
  });
});

const alerts: StaffAlertKind[] = [
  'new-device',
  'recovery-code',
  'new-owner',
  'new-authenticator',
  'late-release',
  'retention-held',
];

/** Warns of a document that expires in so many days. */
async function warn({ db }: TestServer, days: number, recipient: string): Promise<void> {
  const { id: itemId } = await db
    .insertInto('compliance_items')
    .values({ name: markText('A licence'), document_path: 'wwwroot/media/compliance/gst.pdf' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lastDay = dayInIndia(new Date(Date.now() + days * DAY_MS));
  const { id: versionId } = await db
    .insertInto('compliance_versions')
    .values({
      item_id: itemId,
      document_path: 'x.pdf',
      sha256: Buffer.alloc(32),
      size: 1,
      valid_until: lastDay,
      member_id: null,
      valid_from: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await giveWarning(db, { itemId, versionId, lastDay, days: days > 15 ? 60 : 15 }, [recipient]);
}

/** An invitation is in no outbox: it is sent as it is written. */
async function mailAnInvitation(): Promise<ReadText[]> {
  const smtp = await startSmtpServer();
  const mail = { smtpUrl: smtp.url, from: FROM, sales: [], careers: [], privacy: [] };
  const log = { warn: () => undefined };
  expect(await mailInvitation({ mail }, site, 'new@house.example', `${ORIGIN}/staff`, log)).toBe(true);
  await smtp.stop();
  return smtp.received.flatMap(({ subject = '', text = '', html = '' }) => [
    { where: 'invitation', text: `${subject} ${text}` },
    ...textsOfPage(html),
  ]);
}
