import { expect } from 'vitest';
import { createComplianceItem } from '../factories/rows.ts';
import { test } from './site.ts';
import { enterAs, openScreen } from './staff-browser.ts';
import { expectWellMade } from './well-made.ts';

const version = { sha256: Buffer.alloc(32), size: 1_000, valid_from: '2020-01-01', member_id: null };

test('the documents stand in the order of their last day, and again as on the site', async ({
  page,
  site,
}) => {
  // Far in the future, and entered in another order than that of their last days.
  for (const [name, valid_until] of [
    ['Fire licence', '2098-06-30'],
    ['Labour licence', '2097-03-31'],
    ['Shop licence', '2099-12-31'],
  ] as const) {
    await createComplianceItem(site.db, { name });
    const { id: item_id } = await site.db
      .selectFrom('compliance_items')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    await site.db
      .insertInto('compliance_versions')
      .values({ ...version, item_id, document_path: `compliance/${item_id}.pdf`, valid_until })
      .execute();
  }
  await createComplianceItem(site.db, { name: 'Some licence for ever' });
  await enterAs(page, site, 'owner');
  await openScreen(page, '/compliance', 'Compliance');
  const orderOf = async () => {
    const rows = await page.getByRole('row').allInnerTexts();
    return ['Fire', 'Labour', 'Shop', 'Some'].toSorted((one, other) => {
      const at = (word: string) => rows.findIndex((row) => row.includes(`${word} licence`));
      return at(one) - at(other);
    });
  };
  const asOnSite = await orderOf();
  await page.getByRole('button', { name: 'By last day' }).click();
  await expect.poll(orderOf).toEqual(['Labour', 'Fire', 'Shop', 'Some']);
  await expectWellMade(page, 'the documents by their last day');
  await page.getByRole('button', { name: 'As on the site' }).click();
  await expect.poll(orderOf).toEqual(asOnSite);
  expect(asOnSite).not.toEqual(['Labour', 'Fire', 'Shop', 'Some']);
});
