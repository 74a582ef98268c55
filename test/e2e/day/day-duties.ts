import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { daysBefore } from '../../../client/staff/start/days.ts';
import type { StartFigures } from '../../../src/contract/staff/start.ts';
import { openScreen } from '../staff-browser.ts';
import { applicant, type Received } from './day-visitors.ts';

/** Figures of five digits, as a large company has them on each day, lie beside each other. */
export async function readFigures(owner: Page): Promise<void> {
  await owner.route(/start\.figures/, async (route) => {
    const response = await route.fetch();
    const answers: { result?: { data?: Partial<StartFigures> } }[] = await response.json();
    for (const { today = '', inbox } of answers.map(({ result }) => result?.data ?? {}))
      if (inbox)
        inbox.arrived = inbox.kinds.flatMap((kind) =>
          Array.from({ length: 14 }, (_, ago) => ({ kind, day: daysBefore(today, ago), count: 12_345 })),
        );
    await route.fulfill({ response, json: answers });
  });
  for (const width of [390, 700, 1280, 1440]) {
    await owner.setViewportSize({ width, height: 900 });
    await openScreen(owner, '/', 'Today');
    await owner.locator('.arrivals--long').waitFor();
    const parts = owner.locator(
      '.arrivals__total, .arrivals__kinds tbody :is(th, td a), .day-chart b, .bars td a, .waiting b',
    );
    const over = await parts.evaluateAll((all) => {
      // Nearer to each other, two figures read as one.
      const GAP = 5;
      const boxes = all.map((each) => each.getBoundingClientRect());
      const lieOver = (one: DOMRect, other: DOMRect) =>
        one.left < other.right + GAP &&
        other.left < one.right + GAP &&
        one.top < other.bottom &&
        other.top < one.bottom;
      return all.flatMap((each, at) => {
        const box = boxes[at] as DOMRect;
        const edge = each.closest('section')?.getBoundingClientRect().right ?? innerWidth;
        const isOver = boxes.some((other) => other !== box && lieOver(box, other));
        return isOver || box.right > edge ? [each.textContent] : [];
      });
    });
    expect(over, `at ${width} px`).toEqual([]);
  }
  await owner.unrouteAll();
}

/** The applicant is found by phone number, exported and erased. */
export async function erasePerson(owner: Page, { application }: Received): Promise<void> {
  await openScreen(owner, '/people', 'People');
  await owner.getByLabel('E-mail or phone').fill(`+91 ${applicant.MobileNo}`);
  await owner.getByRole('button', { name: 'Find', exact: true }).click();
  const found = owner.getByRole('region', { name: 'Search result' });
  await found.getByRole('button', { name: applicant.EmailId }).click();
  await found.getByText(application, { exact: true }).waitFor();
  const proof = owner.getByLabel('How did you verify who is asking?');
  await found.getByRole('button', { name: 'Export as ZIP' }).click();
  await proof.selectOption('call-back');
  const saving = owner.waitForEvent('download');
  await owner.getByRole('button', { name: 'Download ZIP' }).click();
  const archive = readFileSync(await (await saving).path());
  // The file names in a zip are not compressed.
  expect(archive.includes('.json') && archive.includes('.pdf')).toBe(true);

  await found.getByRole('button', { name: 'Erase' }).click();
  await proof.selectOption('call-back');
  await owner.getByLabel(`Type ${applicant.EmailId} to confirm`).fill(applicant.EmailId);
  await owner.getByRole('button', { name: 'Erase permanently' }).click();
  await owner.getByText('Erased: submissions 1, resumes 1, mails 3.').waitFor();
  await owner.getByLabel('E-mail or phone').fill(applicant.EmailId);
  await owner.getByRole('button', { name: 'Find', exact: true }).click();
  await found.getByText('No data found for').waitFor();
}

/** The actions of the day, each of which is in the audit log at least once. */
const DONE = [
  'member invited',
  'invitation accepted',
  'second factor set',
  'submission read',
  'assigned',
  'note added',
  'status changed',
  'resume downloaded',
  'resume read',
  'job approved',
  'picture uploaded',
  'blog created',
  'blog published',
  'document added',
  'document published',
  'person looked up',
  'person exported',
  'person erased',
];

/** @returns its text. */
export async function readAuditLog(owner: Page): Promise<string> {
  await openScreen(owner, '/audit', 'Audit log');
  await owner.getByRole('row').nth(1).waitFor();
  expect(await owner.locator('.audit-line__what').allInnerTexts()).toEqual(expect.arrayContaining(DONE));
  const said = await owner.getByRole('main').innerText();
  await owner.getByRole('button', { name: 'blog 1', exact: true }).first().click();
  await owner.waitForURL(/subject=blog/);
  const linesOf = (action: string) => owner.getByRole('row').filter({ hasText: action }).count();
  await expect
    .poll(async () => [await linesOf('job approved'), await linesOf('blog published')])
    .toEqual([0, 1]);
  return said;
}
