import { expect } from 'vitest';
import { readers } from '../../../server/staff/moving-in/importing/readers.ts';
import { runImports } from '../../../server/staff/moving-in/importing/run-imports.ts';
import { ok } from '../../factories/staff.ts';
import { formerFlamingo, formerJobTable } from './former-company.ts';
import { test } from './house.ts';
import { partsOf, rehearseFile, runImport } from './moving.ts';

const real = { readers };

test('a table of jobs waits for its columns, and the next one has the choice', async ({ house, owner }) => {
  const file = Buffer.concat(await formerJobTable(1, 5).toArray());
  const { id, state } = await rehearseFile(house, owner, file, { ...real, name: 'jobs.csv' });
  expect(state).toBe('columns');
  const proposed = ok(await owner.ask('movingIn.columns', { id }));
  expect(proposed.columns.length).toBeGreaterThan(1);
  ok(await owner.call('movingIn.matchColumns', { id, target: 'job', chosen: proposed.chosen }));
  await runImports(partsOf(house, real));
  const done = await runImport(house, owner, id, real);
  expect(done.counts).toMatchObject([{ kind: 'job', act: 'make', items: 5, done: 5, failed: 0 }]);

  const second = await rehearseFile(house, owner, file, { ...real, name: 'jobs-again.csv' });
  const again = ok(await owner.ask('movingIn.columns', { id: second.id }));
  expect(again).toMatchObject({ target: 'job', chosen: proposed.chosen, cameBefore: true });
  expect(proposed.cameBefore).toBe(false);
});

test('messages of Flamingo come to the inbox', async ({ house, owner }) => {
  const file = Buffer.concat(await formerFlamingo(1, 200).toArray());
  const { id, state, source } = await rehearseFile(house, owner, file, { ...real, name: 'flamingo.csv' });
  expect([state, source]).toEqual(['rehearsed', 'flamingo']);
  const done = await runImport(house, owner, id, real);
  expect(done.counts.every(({ failed }) => failed === 0)).toBe(true);
  const stored = await house.db.selectFrom('submissions').select('door').execute();
  expect(stored.length).toBe(done.counts.find(({ act }) => act === 'make')?.done ?? 0);
});
