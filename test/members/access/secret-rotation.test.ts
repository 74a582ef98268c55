import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished } from 'vitest';
import { rotateSecret } from '../../../server/members/access/rotate-secret.ts';
import { test as base, startTestServer } from '../../environment/app.ts';
import { auditLines } from '../../factories/audit-lines.ts';
import { makeContact } from '../../factories/rows.ts';
import { createMember, ok } from '../../factories/staff.ts';
import { submit } from '../../factories/submit.ts';
import { copyBrowser, sessionOf, signIn, signInByRecoveryCode } from './fresh-staff.ts';

type Running = Awaited<ReturnType<typeof startTestServer>>;
const [OLD, NEW, NEWEST] = ['o', 'n', 'x'].map((letter) => letter.repeat(40)) as [string, string, string];

/** A server with the old secret. */
const test = base.extend<{ before: Running }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures a test needs
  before: async ({}, use) => {
    const server = await startTestServer({ STAFF_SECRET: OLD });
    await use(server);
    await server.stop();
  },
});

/** The same installation, started with other settings. */
async function restart(server: Running, settings: Record<string, string>) {
  const again = await startTestServer({ DATABASE_URL: server.databaseUrl, ...settings });
  onTestFinished(() => again.stop());
  const said: unknown[] = [];
  const say = (_: unknown, message?: string) => said.push(message);
  const count = await rotateSecret(again.db, again.config, { info: say, error: say });
  return { again, count, said };
}

describe('a changed STAFF_SECRET', () => {
  test('keeps apps and recovery codes, and ends all sessions', async ({ before }) => {
    const member = await createMember(before, 'owner');
    const { again, count, said } = await restart(before, { STAFF_SECRET: NEW, STAFF_SECRET_OLD: OLD });
    expect([count, said]).toEqual([1, ['second factors were encrypted by the new STAFF_SECRET']]);
    expect(await sessionOf(copyBrowser(again, member))).toBe(401);
    expect((await signIn(again, member)).status).toBe(200);
    expect((await signInByRecoveryCode(again, member, member.recoveryCodes[0])).status).toBe(200);

    // A second rotation, after which the first secret is not needed any more.
    const third = await restart(before, { STAFF_SECRET: NEWEST, STAFF_SECRET_OLD: NEW });
    expect(third.count).toBe(1);
    expect((await signInByRecoveryCode(third.again, member, member.recoveryCodes[1])).status).toBe(200);
    const last = await restart(before, { STAFF_SECRET: NEWEST });
    expect([last.count, last.said]).toEqual([0, []]);
    const lines = await auditLines(before, { action: 'secret rotated' });
    expect(lines.map(({ detail }) => detail)).toEqual(['second factors 1', 'second factors 1']);
  });

  test('without the old one changes nothing; one in DATA_DIR is found', async ({ before }) => {
    const member = await createMember(before, 'owner');
    const lost = await restart(before, { STAFF_SECRET: NEW });
    expect([lost.count, lost.said]).toEqual([
      0,
      [expect.stringContaining('encrypted by a STAFF_SECRET that is not known here')],
    ]);
    const dataDir = join(before.config.dataDir, 'another');
    await mkdir(dataDir);
    await writeFile(join(dataDir, 'staff-secret'), `${OLD}\n`);
    const { again, count } = await restart(before, { STAFF_SECRET: NEW, DATA_DIR: dataDir });
    expect(count).toBe(1);
    expect((await signIn(again, member)).status).toBe(200);
  });

  test('still finds persons erased under the old one', async ({ before }) => {
    const who = 'asha@example.com';
    const reference = await submit(before, 'contact', makeContact({ emailId: who }));
    const owner = await createMember(before, 'owner');
    ok(await owner.call('people.erase', { who, references: [reference], verification: 'question' }));
    const { again } = await restart(before, { STAFF_SECRET: NEW, STAFF_SECRET_OLD: `${NEWEST},${OLD}` });
    const other = await createMember(again, 'owner');
    expect(ok(await other.call('people.find', { who })).erasedAt).toHaveLength(1);
  });
});
