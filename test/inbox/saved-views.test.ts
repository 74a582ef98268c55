import { describe, expect } from 'vitest';
import type { SavedView } from '../../src/contract/staff/saved-view.ts';
import { auditLines } from '../factories/audit-lines.ts';
import { createJobOpening, makeApplication, makeContact } from '../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../factories/staff.ts';
import { submit } from '../factories/submit.ts';
import { test } from '../members/access/fresh-staff.ts';

const save = async (member: SignedInMember, name: string, sharedWith: string | null, query = '') =>
  ok(await member.call('savedViews.save', { name, query, sharedWith })) as SavedView;
const namesOf = async (member: SignedInMember) =>
  ok(await member.ask('savedViews.list')).map(({ name }: SavedView) => name);
const countsOf = async (member: SignedInMember) =>
  ok(await member.ask('savedViews.counts')).map(({ count }: { count: number }) => count);

describe('a shared view', () => {
  test('is seen by its role and by owners, and a private one by its maker alone', async ({ fresh }) => {
    const [sales, owner] = [await createMember(fresh, 'sales'), await createMember(fresh, 'owner')];
    const colleague = await createMember(fresh, 'sales', 'viewer');
    const recruiter = await createMember(fresh, 'recruiter');
    const viewer = await createMember(fresh, 'viewer');
    await save(sales, 'Mine alone', null);
    await save(sales, 'For all', 'everyone');
    await save(sales, 'For sales', 'sales');
    await save(recruiter, 'For viewers', 'viewer');
    expect(await namesOf(sales)).toEqual(['For all', 'For sales', 'Mine alone']);
    expect(await namesOf(colleague)).toEqual(['For all', 'For sales', 'For viewers']);
    expect(await namesOf(recruiter)).toEqual(['For all', 'For viewers']);
    expect(await namesOf(viewer)).toEqual(['For all', 'For viewers']);
    expect(await namesOf(owner)).toEqual(['For all', 'For sales', 'For viewers']);
  });

  test('counts what each member may read', async ({ fresh }) => {
    const [sales, owner] = [await createMember(fresh, 'sales'), await createMember(fresh, 'owner')];
    await submit(fresh, 'contact', makeContact());
    await submit(fresh, 'application', makeApplication({ JobId: await createJobOpening(fresh.db) }));
    await save(sales, 'All', 'everyone');
    await save(sales, 'New ones', 'everyone', 'view=open&status=new');
    await save(sales, 'Of before a filter went', 'everyone', 'status=gone');
    await save(sales, 'Not in the menu', null);
    expect(await countsOf(sales)).toEqual([1, 1, 1]);
    expect(await countsOf(owner)).toEqual([2, 2, 2]);
  });

  test('is changed by its maker and by owners, and by nobody else', async ({ fresh }) => {
    const [sales, colleague] = [await createMember(fresh, 'sales'), await createMember(fresh, 'sales')];
    const owner = await createMember(fresh, 'owner');
    const { id } = await save(sales, 'Gates', 'everyone');
    const seen = { name: 'Gates', sharedWith: 'everyone' };
    const rename = (member: SignedInMember, name: string, was: object = seen) =>
      member.call('savedViews.update', { id, name, sharedWith: 'sales', seen: was });
    for (const answer of [
      await rename(colleague, 'Mine now'),
      await colleague.call('savedViews.move', { id, before: null }),
      await colleague.call('savedViews.remove', { id }),
    ])
      expect(answer.statusCode).toBe(403);
    ok(await rename(owner, 'Gates and doors'));
    // The maker still has the list of before.
    const late = await rename(sales, 'Gates only');
    expect(late.statusCode).toBe(409);
    expect(late.json().error.message).toContain('“Gates and doors”, shared with sales');
    ok(await sales.call('savedViews.remove', { id }));
    expect((await sales.call('savedViews.remove', { id })).statusCode).toBe(404);
    const lines = await auditLines(fresh, { subject: `view ${id}` });
    expect(lines.map(({ action }) => action)).toEqual(['view shared', 'view changed', 'view removed']);
    expect(JSON.stringify(lines)).not.toContain('Gates');
  });

  test('is moved among the others, by two at once as well', async ({ fresh }) => {
    const owner = await createMember(fresh, 'owner');
    const ids: Record<string, string> = {};
    for (const name of ['one', 'two', 'three', 'four']) ids[name] = (await save(owner, name, 'everyone')).id;
    const move = (name: string, before: string | null) =>
      owner.call('savedViews.move', { id: ids[name], before: before && ids[before] });
    ok(await move('four', 'two'));
    expect(await namesOf(owner)).toEqual(['one', 'four', 'two', 'three']);
    for (const answer of await Promise.all([move('one', null), move('three', 'four')])) ok(answer);
    expect(await namesOf(owner)).toEqual(['three', 'four', 'two', 'one']);
  });

  test('has a name of its own, and there are at most twenty', async ({ fresh }) => {
    const sales = await createMember(fresh, 'sales');
    const { id } = await save(sales, 'One', null);
    await save(sales, 'Two', null);
    const seen = { name: 'One', sharedWith: null };
    const taken = await sales.call('savedViews.update', { id, name: 'Two', sharedWith: null, seen });
    expect(taken.json().error.data.faults).toEqual([
      { field: 'name', reason: 'is the name of another view' },
    ]);
    for (let number = 1; number <= 20; number++) await save(sales, `Shared ${number}`, 'everyone');
    const more = await sales.call('savedViews.update', { id, name: 'One', sharedWith: 'everyone', seen });
    expect(more.statusCode).toBe(400);
    expect(await namesOf(sales)).toHaveLength(22);
  });
});
