import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { header } from '../../environment/smtp.ts';
import { closeNotice } from '../notice.ts';
import { openScreen } from '../staff-browser.ts';
import { expectFit } from '../well-made.ts';
import { CALLS, deliverAnswer } from './day-arrivals.ts';
import type { DaySite } from './day-site.ts';
import { applicant, posting } from './day-visitors.ts';

/** Two members at once: the owner in a wide window, and the recruiter on her phone. */
export interface Pair {
  wide: Page;
  phone: Page;
}

const MOVES = '**/inbox.moveToStage*';
const BOARD = `Applicants for ${posting.openPosition}`;

const column = (page: Page, name: string) =>
  page.locator('.board__column').filter({ has: page.getByRole('heading', { name }) });
const card = (page: Page, reference: string) => page.locator(`[data-reference="${reference}"]`);
const stands = (page: Page, reference: string, name: string) =>
  column(page, name).locator(card(page, reference)).waitFor();
const openBoard = (page: Page, jid: string) => openScreen(page, `/jobs/${jid}/applicants`, BOARD);

async function openItem(page: Page, reference: string): Promise<Locator> {
  await page.goto(`/staff/inbox?view=inbox&item=${reference}`, { waitUntil: 'domcontentloaded' });
  const item = page.getByRole('article', { name: reference });
  await item.getByRole('region', { name: 'History and notes' }).waitFor();
  return item;
}

async function pickStage(page: Page, reference: string, name: string): Promise<void> {
  await card(page, reference)
    .getByRole('button', { name: /^Stage of/ })
    .click();
  await page.getByRole('menuitemradio', { name }).click();
}

/** The recruiter approves what a client has posted. @returns its number. */
export async function approveByPhone(phone: Page): Promise<string> {
  await openScreen(phone, '/jobs', 'Jobs');
  await phone.getByRole('link', { name: posting.openPosition }).click();
  await phone.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = phone.getByRole('dialog', { name: 'Approve the job' });
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await phone.getByText('Open', { exact: true }).waitFor();
  return new URL(phone.url()).pathname.split('/').at(-1) ?? '';
}

/** Both move one card at the same time: the second is told who was first, and what to. */
export async function moveAtOnce({ wide, phone }: Pair, jid: string, reference: string): Promise<void> {
  await openBoard(wide, jid);
  await openBoard(phone, jid);
  const moved = Promise.withResolvers<void>();
  await phone.route(MOVES, async (route) => {
    await moved.promise;
    await route.continue();
  });
  await pickStage(phone, reference, 'Interview');
  await card(wide, reference).locator('.board-card__name').focus();
  await wide.keyboard.press('Shift+ArrowRight');
  await wide
    .locator('.told')
    .filter({ hasText: `${reference} moved to Shortlisted.` })
    .waitFor();
  moved.resolve();
  const refused = phone.getByRole('dialog', { name: 'This was changed meanwhile' });
  await refused.getByText(/^Ishani Rao moved it to Shortlisted on/).waitFor();
  await expectFit(phone, 'a move that came second, on a phone');
  await closeNotice(phone);
  await stands(phone, reference, 'Shortlisted');
  await phone.unroute(MOVES);
  await pickStage(phone, reference, 'Interview');
  await stands(wide, reference, 'Interview');
}

/** Both have an item open and see each other; the owner calls the recruiter to another one. */
export async function callColleague(
  { wide, phone }: Pair,
  site: DaySite,
  [near, far]: readonly [near: string, far: string],
): Promise<void> {
  const theirs = await openItem(phone, near);
  const ours = await openItem(wide, near);
  await theirs.getByText('Ishani Rao is looking at this').waitFor();
  await theirs.getByRole('textbox', { name: 'Note' }).fill('She knows the lamps.');
  await ours.getByText('Meera Iyer is writing a note').waitFor();
  await theirs.getByRole('button', { name: 'Add note' }).click();
  await ours.getByRole('listitem').filter({ hasText: 'She knows the lamps.' }).waitFor();

  const item = await openItem(wide, far);
  const field = item.getByRole('textbox', { name: 'Note' });
  await field.pressSequentially('Is this the same lady, @mee');
  await wide.getByRole('option', { name: 'Meera Iyer' }).waitFor();
  await field.press('Enter');
  await field.press('Control+Enter');
  await item.locator('.mention').getByText('@Meera Iyer').waitFor();

  const mail = () => site.smtp.received.find(({ text }) => text?.includes(`item=${far}`));
  await expect.poll(() => mail()?.envelope.to).toEqual(['meera@guardhouse.example']);
  await openScreen(phone, '/inbox', 'Inbox');
  await phone.getByRole('button', { name: 'Mentions 1' }).click();
  await card(phone, far).getByRole('link').click();
  await phone.getByRole('article', { name: far }).getByText('Is this the same lady').waitFor();
}

/** The recruiter says that two items are one person's, and takes it back. */
export async function joinAndPart(
  { phone }: Pair,
  [first, second]: readonly [string, string],
): Promise<void> {
  const item = await openItem(phone, second);
  const thread = phone.getByRole('region', { name: 'Also from this person' });
  await thread.getByText('Nothing else came from').waitFor();
  await thread.getByRole('button', { name: 'Same person as…' }).click();
  const dialog = phone.getByRole('dialog', { name: 'Same person as…' });
  await dialog.getByRole('searchbox').fill(first);
  await dialog.getByRole('searchbox').press('Enter');
  await dialog.getByRole('button', { name: `Same person as ${first}` }).click();
  await thread.getByText('Said by the staff').waitFor();
  await item.getByText('Applied before for this job:').first().waitFor();
  await expectFit(phone, 'two items of one person, on a phone');
  await thread.getByRole('button', { name: `Take back ${first}` }).click();
  await thread.getByText('Nothing else came from').waitFor();
}

/** The recruiter invites in both languages, and the answer comes back into the item. */
export async function writeAndHear({ phone }: Pair, site: DaySite, reference: string): Promise<void> {
  const item = await openItem(phone, reference);
  await item.getByRole('button', { name: 'Reply', exact: true }).click();
  const form = phone.getByRole('form', { name: 'Reply' });
  await form.getByLabel('Template').selectOption({ index: 1 });
  await form.getByLabel('Language').selectOption('both');
  const text = form.getByLabel('Text', { exact: true });
  await expect
    .poll(() => text.inputValue())
    .toMatch(new RegExp(`Dear ${applicant.FullName}[\\s\\S]*———[\\s\\S]*${applicant.FullName}`));
  await expectFit(phone, 'a reply in both languages, on a phone');
  await form.getByRole('button', { name: 'Send' }).click();
  await form.waitFor({ state: 'detached' });
  const mail = () => site.smtp.received.find((each) => each.text?.includes('———'));
  await expect.poll(() => mail()?.envelope.to).toEqual([applicant.EmailId]);
  const sent = mail();
  const to = sent && header(sent, 'Reply-To');
  expect(to).toMatch(/replies\+[\w-]+@guardhouse\.example/);
  await deliverAnswer(site, to ?? '', 'I shall be at the gate at ten.');
  await item.getByText('I shall be at the gate at ten.').waitFor();
}

/** The owner shares a view, and the recruiter finds it in her menu with her own count. */
export async function shareView({ wide, phone }: Pair, count: number): Promise<void> {
  await openScreen(wide, '/inbox?status=new', 'Inbox');
  await wide.getByRole('button', { name: /^Views/ }).click();
  await wide.getByRole('menuitemradio', { name: 'Save this list as a view' }).click();
  const dialog = wide.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Waiting for us');
  await dialog.getByLabel('Who sees it').selectOption({ label: 'Everybody with the inbox' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await openScreen(phone, '/inbox', 'Inbox');
  await phone.getByRole('button', { name: /^Open the menu/ }).click();
  const menu = phone.getByRole('dialog', { name: 'Menu' });
  const shared = menu.getByRole('link', { name: new RegExp(`^Waiting for us\\s*${count} items?$`) });
  await shared.waitFor();
  await expectFit(phone, 'the menu with a shared view');
  await shared.click();
  await expect.poll(() => phone.url()).toContain('status=new');
}

/** The owner takes everything that the filter finds, also what is not loaded. */
export async function exportAll({ wide }: Pair): Promise<void> {
  await openScreen(wide, '/inbox?kind=contact', 'Inbox');
  await wide.locator('.inbox-all').getByRole('checkbox').check();
  await wide.getByRole('button', { name: `Select all ${CALLS} that match` }).click();
  await wide.getByText(`All ${CALLS} that match are selected.`).waitFor();
  const bar = wide.getByRole('toolbar', { name: `${CALLS} selected` });
  const saving = wide.waitForEvent('download');
  await bar.getByRole('button', { name: /^CSV of the selection/ }).click();
  await wide.getByRole('menuitemradio', { name: 'With all columns' }).click();
  const csv = readFileSync(await (await saving).path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(CALLS + 1);
}

/** The owner gives the recruiter a second role, which brings its screens. */
export async function giveSecondRole({ wide, phone }: Pair): Promise<void> {
  await openScreen(wide, '/members', 'Members');
  const row = wide.getByRole('row', { name: /meera@guardhouse/ });
  await row.getByRole('button', { name: /^Recruiter/ }).click();
  const dialog = wide.getByRole('dialog', { name: 'Roles of Meera Iyer' });
  await dialog.getByRole('checkbox', { name: /^Editor/ }).check();
  await dialog.getByRole('button', { name: 'Change roles' }).click();
  await row.getByRole('button', { name: /^Recruiter, Editor/ }).waitFor();
  await openScreen(phone, '/blogs', 'Blogs');
  await phone.getByRole('button', { name: 'New blog' }).waitFor();
}

/** An accountant reads an item on the phone, and can change nothing. */
export async function onlyRead(page: Page, reference: string): Promise<void> {
  const item = await openItem(page, reference);
  await item.getByText('You can read this, not change it.').waitFor();
  await item.getByText('I shall be at the gate at ten.').waitFor();
  for (const name of [/^Reply/, /^Assign/, /^Stage/, 'Add note'])
    expect(await item.getByRole('button', { name }).count(), String(name)).toBe(0);
  expect(await page.getByRole('checkbox').count()).toBe(0);
  await expectFit(page, 'an item that is only read, on a phone');
}

/** The owner goes from a request about personal data to what is stored of that person. */
export async function findAsker({ wide }: Pair, reference: string): Promise<void> {
  await openScreen(wide, '/people', 'People');
  await wide.getByRole('button', { name: /^Find this person/ }).click();
  const found = wide.getByRole('region', { name: 'Search result' });
  await found.getByRole('link', { name: reference }).waitFor();
}

/** A card that is moved while the server is away waits, says so, and is moved once when it is back. */
export async function moveWhileAway(
  { wide, phone }: Pair,
  site: DaySite,
  jid: string,
  reference: string,
): Promise<void> {
  await openBoard(wide, jid);
  await openBoard(phone, jid);
  await card(phone, reference).waitFor();
  const note = phone.getByRole('region', { name: 'Waiting for the server' });
  await site.stopWhile(async () => {
    await pickStage(phone, reference, 'Selected');
    await column(phone, 'Selected')
      .locator(card(phone, reference))
      .getByText('Waiting for the server')
      .waitFor();
    await note.getByText(`while this page is open: ${reference} to Selected.`).waitFor();
    await expectFit(phone, 'a move that waits for the server, on a phone');
  });
  await note.waitFor({ state: 'detached' });
  await stands(phone, reference, 'Selected');
  await stands(wide, reference, 'Selected');
  const item = await openItem(phone, reference);
  await item.getByText('moved it to Selected').first().waitFor();
  expect(await item.getByText('moved it to Selected').count()).toBe(1);
}
