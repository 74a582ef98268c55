import { type Kysely, sql } from 'kysely';
import { describe, expect, onTestFinished } from 'vitest';
import { addAuditLine } from '../../server/audit/audit.queries.ts';
import { readHead, writeHead } from '../../server/audit/audit-head.ts';
import { findHead, removeAgedLinks } from '../../server/audit/chain.queries.ts';
import { verifyAuditLog } from '../../server/audit/verify-chain.ts';
import { connectDatabase } from '../../server/database/connect.ts';
import type { Database } from '../../server/database/schema.ts';
import { removeAgedAuditLines } from '../../server/privacy/retention/retention.queries.ts';
import { test as base, createDatabase } from '../environment/app.ts';
import { runCommand } from '../environment/run-command.ts';

/** A test on the file's database, with an empty log whose ids begin at one. */
const test = base.extend<{ url: string; connected: Kysely<Database>; db: Kysely<Database> }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures a test needs
  url: [async ({}, use) => use(await createDatabase()), { scope: 'file' }],
  connected: [
    async ({ url }, use) => {
      const { db, close } = await connectDatabase({ databaseUrl: url, dataDir: '' }, console);
      await use(db);
      await close();
    },
    { scope: 'file' },
  ],
  db: async ({ connected }, use) => {
    await tamper(connected, sql`truncate staff_audit, staff_audit_chain restart identity`);
    await use(connected);
  },
});

const add = (db: Kysely<Database>, detail: string) =>
  addAuditLine(db, { memberId: 'somebody', action: 'read', subject: 'JO-1 JO-2', detail, address: '::1' });

async function addLines(db: Kysely<Database>, count: number): Promise<void> {
  for (let line = 1; line <= count; line++) await add(db, `line ${line}: “कख” | ${line}`);
}

/** Runs statements as somebody with all rights in the database could. */
async function tamper(db: Kysely<Database>, ...statements: ReturnType<typeof sql>[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const table of ['staff_audit', 'staff_audit_chain'])
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
    for (const statement of statements) await statement.execute(trx);
    for (const table of ['staff_audit', 'staff_audit_chain'])
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(trx);
  });
}

describe('the audit log’s hash chain', () => {
  test('stays valid with concurrent writers', async ({ db, url }) => {
    const others = await Promise.all(
      [1, 2].map(() => connectDatabase({ databaseUrl: url, dataDir: '' }, console)),
    );
    onTestFinished(async () => {
      await Promise.all(others.map(({ close }) => close()));
    });
    const writers = [db, ...others.map((other) => other.db)].flatMap((each, server) =>
      Array.from({ length: 4 }, async (_, writer) => {
        for (let time = 0; time < 3; time++)
          await each.transaction().execute(async (trx) => {
            await add(trx, `${server} ${writer} ${time}`);
            await add(trx, 'and once more');
          });
      }),
    );
    await Promise.all(writers);
    expect(await verifyAuditLog(db)).toMatchObject({ lines: 72, head: { position: '72' } });
  });

  test('has no entry for a line that was rolled back', async ({ db }) => {
    await addLines(db, 1);
    const failed = db.transaction().execute(async (trx) => {
      await add(trx, 'never');
      throw new Error('it went wrong');
    });
    await expect(failed).rejects.toThrow('went wrong');
    await addLines(db, 1);
    expect(await verifyAuditLog(db)).toMatchObject({ lines: 2, head: { position: '2' } });
  });

  const faults: [string, ReturnType<typeof sql>[], RegExp][] = [
    // Each field counts, and where it ends.
    ...[
      sql`action = 'other'`,
      sql`member_id = null`,
      sql`subject = 'JO-1 JO-3'`,
      sql`detail = 'line'`,
      sql`address = '::2'`,
      sql`at = at - interval '1 us'`,
      sql`action = 're', subject = 'ad' || subject`,
    ].map((change, number): [string, ReturnType<typeof sql>[], RegExp] => [
      `a changed line (${number})`,
      [sql`update staff_audit set ${change} where id = 3`],
      /line 3 of .* has been changed/,
    ]),
    ['a removed line', [sql`delete from staff_audit where id = 3`], /line 3 of .* has been removed/],
    [
      'a line removed with its link',
      [sql`delete from staff_audit where id = 3`, sql`delete from staff_audit_chain where line_id = 3`],
      /missing between line 2 .* and line 4/,
    ],
    [
      'first lines removed with their links',
      [sql`delete from staff_audit where id < 3`, sql`delete from staff_audit_chain where line_id < 3`],
      /line 3 .* is the first, and lines before it are missing/,
    ],
    [
      'an inserted line',
      [sql`insert into staff_audit (action) values ('never done')`],
      /line 6 of .* is not in the chain/,
    ],
    [
      'two swapped lines',
      [
        sql`update staff_audit set detail = (select detail from staff_audit where id = 7 - line.id) from staff_audit as line where staff_audit.id = line.id and line.id in (3, 4)`,
      ],
      /line 3 .* changed/,
    ],
    [
      'two swapped links',
      [
        sql`update staff_audit_chain set position = -position where position in (3, 4)`,
        sql`update staff_audit_chain set position = position + 7 where position < 0`,
      ],
      /line 4 .* does not follow line 2/,
    ],
    [
      'a line changed with its link',
      [
        sql`update staff_audit set detail = '' where id = 3`,
        sql`delete from staff_audit_chain where position > 2`,
        sql`select link_staff_audit(staff_audit) from staff_audit where id > 2 order by id`,
      ],
      /line 5 .* is not what it was when the head 5 was noted/,
    ],
    [
      'lines cut off at the end',
      [sql`delete from staff_audit where id > 3`, sql`delete from staff_audit_chain where position > 3`],
      /does not hold the head 5 .* ends at 3/,
    ],
    [
      'everything removed',
      [sql`truncate staff_audit, staff_audit_chain`],
      /does not hold the head 5 .* ends at 0/,
    ],
  ];
  test.for(faults)('reveals %s', async ([, statements, message], { db }) => {
    await addLines(db, 5);
    const head = await findHead(db);
    if (head === undefined) throw new Error('no head');
    const noted = readHead(writeHead(head));
    if (noted === undefined) throw new Error('no readable head');
    expect((await verifyAuditLog(db, [noted])).lines).toBe(5);
    await tamper(db, ...statements);
    await expect(verifyAuditLog(db, [noted])).rejects.toThrow(message);
  });

  test('stays valid when retention has removed old lines', async ({ db }) => {
    const old = sql`insert into staff_audit (action, at) select 'old', now() - interval '366 days'
      from generate_series(1, 3)`;
    await old.execute(db);
    await addLines(db, 2);
    await old.execute(db);
    await addLines(db, 1);
    const head = await findHead(db);
    const settings = { leadsDays: 180, applicationsDays: 365, dataRequestsDays: 365, auditDays: 365 };
    expect(await removeAgedAuditLines(db, settings, 100)).toBe(6);
    expect((await verifyAuditLog(db)).lines).toBe(3);
    await removeAgedLinks(db);
    const links = await db.selectFrom('staff_audit_chain').select('position').orderBy('position').execute();
    expect(links.map(({ position }) => position)).toEqual(['3', '4', '5', '6', '7', '8', '9']);
    const noted = readHead(head === undefined ? '' : writeHead(head));
    expect(await verifyAuditLog(db, noted && [noted])).toMatchObject({ lines: 3, head: { position: '9' } });
    await tamper(
      db,
      sql`delete from staff_audit where id = 4`,
      sql`delete from staff_audit_chain where position < 5`,
    );
    await expect(verifyAuditLog(db)).rejects.toThrow('lines before it are missing');
  });

  test('is protected by the database from the application’s own account', async ({ db }) => {
    await addLines(db, 1);
    for (const statement of [
      sql`update staff_audit_chain set hash = ''`,
      sql`delete from staff_audit_chain`,
      sql`truncate staff_audit_chain`,
    ])
      await expect(statement.execute(db)).rejects.toThrow('only ever added to');
  });
});

describe('`npm run audit`', () => {
  test('verifies the log, and names the first line that does not fit', async ({ db, url }) => {
    await addLines(db, 3);
    const settings = { DATABASE_URL: url };
    const noted = await runCommand(['head'], settings, 'audit');
    expect(noted).toMatchObject({ code: 0, output: expect.stringMatching(/^3-[0-9a-f]{64}\n$/) });
    const verified = await runCommand(['verify', '--head', noted.output.trim()], settings, 'audit');
    expect(verified).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^verified 3 lines from 20\S+Z to 20\S+Z, head 3-[0-9a-f]{64}\n$/),
    });
    await tamper(db, sql`update staff_audit set member_id = null where id = 2`);
    expect(await runCommand(['verify'], settings, 'audit')).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /^The audit log does not fit: line 2 of \S+ \(2 of the chain\) has been changed\.\n$/,
      ),
    });
    expect(readHead('3-abc')).toBeUndefined();
  });
});
