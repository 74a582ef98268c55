import { expect, test } from 'vitest';
import { appRouter } from '../../server/router.ts';
import { listKinds, submissionKinds } from '../../server/submissions/kinds/kinds.ts';
import { inboxKinds } from '../../src/contract/staff/inbox.ts';

test('each definition has the name under which it is listed, and a unique prefix', () => {
  const kinds = listKinds();
  expect(kinds.map(({ kind }) => kind)).toEqual(Object.keys(submissionKinds));
  expect(new Set(kinds.map(({ receipt }) => receipt.prefix)).size).toBe(kinds.length);
});

test('the inbox shows the kinds that the contract lists', () => {
  const shown = listKinds().filter(({ inbox }) => inbox !== undefined);
  expect(shown.map(({ kind }) => kind)).toEqual(inboxKinds);
});

test('every kind is submitted by the procedure that its definition names', () => {
  const procedures = Object.keys(appRouter._def.procedures);
  for (const { procedure } of listKinds()) expect(procedures).toContain(`${procedure}.submit`);
});
