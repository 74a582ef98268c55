import { type Kysely, sql } from 'kysely';
import { describe, expect } from 'vitest';
import { listedScreens } from '../../client/staff/menu/screens.ts';
import type { Database } from '../../server/database/schema.ts';
import { expectAccessible } from './axe.ts';
import { isFocused } from './forms.ts';
import { FAILED_LOAD, test } from './site.ts';
import { enterAs, openScreen } from './staff-browser.ts';
import { fillScreens, shownScreens } from './staff-screen-list.ts';
import { PHONE, WIDE } from './well-made.ts';

/** Longer than any form accepts: not everything that a screen shows comes from a form. */
const WORD = 'Wide'.repeat(750);

const wordsOf = {
  inbox_entries: ['name', 'about', 'city'],
  contact_requests: ['full_name', 'email_id', 'company_name', 'user_message'],
  quotation_requests: ['first_name', 'email_id', 'address', 'city', 'state', 'services_type'],
  job_applications: ['full_name', 'email_id', 'position', 'qualification'],
  resumes: ['original_name'],
  job_openings: ['description'],
  mails: ['recipient'],
  blogs: ['sub_heading', 'description'],
  staff_members: ['name'],
  staff_invitations: ['email'],
  staff_sessions: ['ip_address'],
  data_requests: ['full_name', 'details'],
};

async function writeLongWords(db: Kysely<Database>, memberId: string): Promise<void> {
  for (const [table, columns] of Object.entries(wordsOf)) {
    const values = columns.map((column) => sql`${sql.ref(column)} = ${WORD}`);
    await sql`update ${sql.table(table)} set ${sql.join(values)}`.execute(db);
  }
  await sql`
    insert into inbox_events (submission_id, member_id, action, text)
    select submission_id, ${memberId}, action, ${WORD} from inbox_entries, unnest(array['note', 'assignee']) as action
  `.execute(db);
  // An answer never has more than this in these fields.
  const short = WORD.slice(0, 200);
  await db
    .updateTable('job_openings')
    .set({ qualification: short, skills: short, experience: short, industry: short, location: short })
    .execute();
  await sql`update compliance_items set name = ${WORD} where id > 1 and name <> 'GST registration'`.execute(
    db,
  );
  await sql`
    insert into staff_audit (member_id, action, subject, detail, address)
    values (${memberId}, 'read', ${WORD}, ${WORD}, ${WORD}), (null, ${WORD}, ${`${WORD} ${WORD}`}, ${WORD}, ${WORD})
  `.execute(db);
  await db
    .insertInto('staff_views')
    .values({ member_id: memberId, name: WORD, query: 'kind=contact' })
    .execute();
}

describe('every screen of the staff', () => {
  test('is in the list', () => {
    const shown = shownScreens({
      jid: 'JO-1',
      blog: '',
      document: '',
      request: 'QT-000000',
      rehearsal: '1',
    }).map(([path]) => path.split(/[?#]/)[0]);
    const patterns = listedScreens.map(
      ({ path }) => [path, new RegExp(`^${path.replace(/\$\w+/g, '(?!new)[^/]+')}$`)] as const,
    );
    const missed = patterns.filter(([, pattern]) => !shown.some((path) => pattern.test(path ?? '')));
    expect(missed.map(([path]) => path)).toEqual([]);
  });

  // Fifty screens: two minutes on a busy machine.
  test('is accessible, and never wider than the window, however long its words', {
    timeout: 400_000,
  }, async ({ page, site }) => {
    const shown = await fillScreens(site);
    const member = await enterAs(page, site, 'owner');
    await writeLongWords(site.db, member.id);
    const wider: string[] = [];
    for (const [index, [path, heading, open]] of shownScreens(shown).entries()) {
      await page.setViewportSize(WIDE);
      await openScreen(page, path, heading);
      await open?.(page);
      for (const size of [WIDE, PHONE]) {
        await page.setViewportSize(size);
        const what = `${index} ${path} at ${size.width} px`;
        wider.push(...(await page.evaluate(widestOf)).map((found) => `${what}: ${found}`));
      }
      await expectAccessible(page, `${index} ${path}`);
    }
    expect(wider).toEqual([]);
  });

  test('is behind an accessible sign-in', async ({ page, errors }) => {
    errors.expected.push(FAILED_LOAD);
    await page.setViewportSize(PHONE);
    await page.goto('/staff');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.getByLabel('E-mail').fill('nobody@guardhouse.example');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('alert').waitFor();
    await expectAccessible(page, 'a refusal');
  });

  test('keeps the focus in a dialog, and gives it back', async ({ page, site }) => {
    await enterAs(page, site, 'owner');
    await openScreen(page, '/members', 'Members');
    const opener = page.getByRole('button', { name: 'Invite a member' });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Invite a member' });
    await dialog.waitFor();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab');
      // Between the last field and the first the focus is in the browser's own controls, and never in the page behind.
      const isBehind = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isBehind, `step ${step}`).toBe(false);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(opener)).toBe(true);
  });
});

/** What extends beyond the window, or is cut off by it: the innermost elements first. */
function widestOf(): string[] {
  const root = document.documentElement;
  const tables = [...document.querySelectorAll('table')].filter(
    (table) => table.getBoundingClientRect().right > innerWidth,
  );
  if (root.scrollWidth <= innerWidth && tables.length === 0) return [];
  const beyond = [...document.querySelectorAll('main *, dialog *')].filter(
    (element) =>
      element.getBoundingClientRect().right > innerWidth && element.getBoundingClientRect().width > 1,
  );
  const innermost = beyond.filter(
    (element) => !beyond.some((other) => other !== element && element.contains(other)),
  );
  return [
    `${root.scrollWidth} px`,
    ...innermost
      .slice(0, 6)
      .map((element) => `${element.tagName} ${element.className} ${element.parentElement?.className}`),
  ];
}
