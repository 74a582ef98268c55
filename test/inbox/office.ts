import { sql } from 'kysely';
import type { ItemVersion } from '../../src/contract/staff/inbox.ts';
import type { TestServer } from '../environment/app.ts';
import { test as base } from '../environment/outbox.ts';
import { createMember, ok, type SignedInMember } from '../factories/staff.ts';

type Staff = Record<'owner' | 'sales' | 'recruiter' | 'editor', SignedInMember>;

/** A test with an empty inbox and a member of each role, who is created for the files that ask for them. */
export const test = base.extend<Staff & { inbox: TestServer }>({
  owner: [async ({ server }, use) => use(await createMember(server, 'owner')), { scope: 'file' }],
  sales: [async ({ server }, use) => use(await createMember(server, 'sales')), { scope: 'file' }],
  recruiter: [async ({ server }, use) => use(await createMember(server, 'recruiter')), { scope: 'file' }],
  editor: [async ({ server }, use) => use(await createMember(server, 'editor')), { scope: 'file' }],
  inbox: async ({ server }, use) => {
    await sql`truncate submissions cascade`.execute(server.db);
    await use(server);
  },
});

export const referencesOf = (entries: { reference: string }[]) => entries.map(({ reference }) => reference);

export const list = async (member: SignedInMember, input: Record<string, unknown> = {}): Promise<string[]> =>
  referencesOf(ok(await member.ask('inbox.list', input)).entries);

export const open = async (member: SignedInMember, reference: string) =>
  ok(await member.call('inbox.open', { reference }));

/** The items as they are now, as on a screen that was just loaded. */
export async function seen({ db }: TestServer, ...references: string[]): Promise<ItemVersion[]> {
  const rows = await db
    .selectFrom('inbox_entries')
    .select(['reference', 'version'])
    .where('reference', 'in', references)
    .execute();
  return references.flatMap((reference) => rows.find((row) => row.reference === reference) ?? []);
}
