import { describe, expect } from 'vitest';
import { csvColumns, usualColumns } from '../../../src/contract/staff/columns.ts';
import { test } from '../../environment/app.ts';
import { makeContact } from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { submit } from '../../factories/submit.ts';

const find = async (member: SignedInMember) => ok(await member.ask('ownColumns.find'));
const save = (member: SignedInMember, list: string, columns: string[] | null) =>
  member.call('ownColumns.save', { list, columns });

describe('the chosen columns', () => {
  test('are remembered for each member and list, in their order', async ({ server }) => {
    const [member, other] = [await createMember(server, 'recruiter'), await createMember(server, 'viewer')];
    expect(await find(member)).toEqual(usualColumns);
    const chosen = ['stage', 'city', 'phone'];
    expect(ok(await save(member, 'applicants', chosen))).toEqual({ ...usualColumns, applicants: chosen });
    ok(await save(member, 'inbox', []));
    expect(await find(member)).toEqual({ inbox: [], applicants: chosen });
    expect(await find(other)).toEqual(usualColumns);
    ok(await save(other, 'inbox', ['city', 'about']));
    ok(await save(member, 'applicants', null));
    expect(await find(member)).toEqual({ inbox: [], applicants: usualColumns.applicants });
    // What a later release has stored is left out.
    await server.db
      .updateTable('staff_columns')
      .set({ columns: ['photograph', 'city'] })
      .where('member_id', '=', other.id)
      .execute();
    expect((await find(other)).inbox).toEqual(['city']);
  });

  test('are those of the list, each once', async ({ server }) => {
    const recruiter = await createMember(server, 'recruiter');
    expect((await save(recruiter, 'inbox', ['phone'])).statusCode).toBe(400);
    expect((await save(recruiter, 'inbox', ['city', 'city'])).statusCode).toBe(400);
    expect((await save(recruiter, 'mail', [])).statusCode).toBe(400);
  });
});

describe('the CSV', () => {
  test('of a selection has all columns, or those that are asked for in their order', async ({ server }) => {
    const member = await createMember(server, 'sales');
    const reference = await submit(server, 'contact', makeContact({ fullName: 'Asha Menon' }));
    const read = async (columns?: string[]) => {
      const answer = await member.post('/staff/files/inbox.csv', { references: [reference], columns });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.body.replace('\uFEFF', '').trim().split('\r\n');
    };
    const [head] = await read();
    expect(head?.split('","')).toHaveLength(csvColumns.length);
    expect(await read(['name', 'reference'])).toEqual(['"Name","Reference"', `"Asha Menon","${reference}"`]);
    const refused = await member.post('/staff/files/inbox.csv', { references: [reference], columns: ['x'] });
    expect(refused.statusCode).toBe(400);
  });
});
