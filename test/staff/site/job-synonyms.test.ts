import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Synonyms } from '../../../src/content/synonyms.ts';
import type { JsonObject } from '../../../src/contract/staff/document-body.ts';
import { querySite } from '../../doors/doors.ts';
import { test as base } from '../../environment/app.ts';
import { type PublishingServer, startPublishingServer } from '../../factories/publishing-server.ts';
import { createJobOpening } from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';

const test = base.extend<{ house: PublishingServer; owner: SignedInMember; jid: string }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures a test needs
    async ({}, use) => {
      const house = await startPublishingServer();
      await use(house);
      await house.stop();
    },
    { scope: 'file' },
  ],
  owner: [async ({ house }, use) => use(await createMember(house, 'owner')), { scope: 'file' }],
  jid: [
    async ({ house }, use) => use(await createJobOpening(house.db, { open_position: 'Bouncer' })),
    { scope: 'file' },
  ],
});

async function publish(owner: SignedInMember, change: (body: Synonyms) => Partial<Synonyms>) {
  const document = 'synonyms';
  const { draft, body } = ok(await owner.ask('site.find', { document }));
  const saveId = { editor: randomUUID(), turn: 1 };
  const changed: JsonObject = { ...body, ...change(body) };
  const { version } = ok(await owner.call('site.save', { document, basedOn: draft, body: changed, saveId }));
  const release = {
    documents: [{ document, version }],
    title: 'Synonyms',
    note: '',
    due: null,
    confirmed: [],
  };
  return owner.call('site.publish', release);
}

const find = async ({ app }: PublishingServer, search: string): Promise<string[]> =>
  (await querySite(app, 'jobs.list', { page: 1, search }))
    .json()
    .result.data.jobs.map(({ Jid }: { Jid: string }) => Jid);

test('a synonym that the staff publishes is searched for at once, and no longer when it is taken out', async ({
  house,
  owner,
  jid,
}) => {
  expect(await find(house, 'पहलवान')).toEqual([]);
  const [before] = [ok(await owner.ask('site.find', { document: 'synonyms' })).body as Synonyms];
  const trade = [...before.trade, { name: 'bouncer', others: 'पहलवान, pahalwan' }];
  ok(await publish(owner, () => ({ trade })));
  expect(await find(house, 'पहलवान')).toEqual([jid]);
  expect(await find(house, 'pahalwan chahiye')).toEqual([jid]);
  ok(await publish(owner, () => ({ trade: before.trade })));
  expect(await find(house, 'पहलवान')).toEqual([]);
});

test('a phrase that no search would recognise is not published', async ({ owner }) => {
  const oneWay = [{ typed: 'one two three four five', finds: 'guard' }];
  const refused = await publish(owner, () => ({ oneWay }));
  expect(refused.body).toContain('At most 4 words between two commas.');
});
