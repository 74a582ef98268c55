import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, onTestFinished } from 'vitest';
import { removeOldCreations } from '../../../server/staff/editing/creations.queries.ts';
import { staffRouter } from '../../../server/staff/staff-router.ts';
import type { StaffRole } from '../../../src/contract/staff/member.ts';
import { test as base, startTestServer, type TestServer } from '../../environment/app.ts';
import { startSmtpServer } from '../../environment/smtp.ts';
import { createJobOpening, makeContact, makePosting } from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { upload } from '../../factories/staff-upload.ts';
import { submit } from '../../factories/submit.ts';

interface Act {
  role: StaffRole;
  procedure: string;
  /** The input; a file turns it into form data. */
  prepare(server: TestServer, member: SignedInMember): Promise<Record<string, unknown>>;
  /** Reads the rows, of which there is one more afterwards. */
  made: string;
}

const pdf = () =>
  new File([`%PDF-1.4\n% ${randomUUID()}\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n`], 'a.pdf', {
    type: 'application/pdf',
  });
const picture = async () => {
  const bytes = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#f29a1f' } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'cover.jpg');
};
const blog = { Subject: 'A good gate', SubHeading: '', Discription: 'Text.', BlogImagePath: '' };

/** Every staff action that creates something. */
const acts: Act[] = [
  {
    role: 'sales',
    procedure: 'inbox.addNote',
    prepare: async (server) => ({
      reference: await submit(server, 'contact', makeContact()),
      text: 'Rang back.',
    }),
    made: `inbox_events where action = 'note'`,
  },
  {
    role: 'sales',
    procedure: 'savedViews.save',
    prepare: async () => ({ name: `View ${randomUUID()}`, query: 'kind=contact' }),
    made: 'staff_views',
  },
  {
    role: 'editor',
    procedure: 'blogs.create',
    prepare: async () => ({ values: blog }),
    made: 'blogs',
  },
  {
    role: 'editor',
    procedure: 'blogs.uploadPicture',
    prepare: async () => ({ file: await picture() }),
    made: `staff_audit where action = 'picture uploaded'`,
  },
  {
    role: 'recruiter',
    procedure: 'jobs.create',
    prepare: async () => ({ values: makePosting() }),
    made: 'job_openings',
  },
  {
    role: 'recruiter',
    procedure: 'jobs.copy',
    prepare: async ({ db }) => ({ Jid: await createJobOpening(db) }),
    made: `staff_audit where action = 'job copied'`,
  },
  {
    role: 'owner',
    procedure: 'members.invite',
    prepare: async () => ({ email: `${randomUUID()}@example.com`, role: 'sales' }),
    made: `staff_audit where action = 'invited'`,
  },
  {
    role: 'editor',
    procedure: 'compliance.create',
    prepare: async () => ({ ComplianceName: 'Licence', file: pdf() }),
    made: 'compliance_items',
  },
  {
    role: 'editor',
    procedure: 'compliance.addVersion',
    prepare: async (server, editor) => {
      const { id } = ok(
        (await upload(server, editor, 'compliance.create', {
          ComplianceName: 'Licence',
          file: pdf(),
        })) as never,
      );
      return { id: String(id), version: '1', file: pdf() };
    },
    made: 'compliance_versions',
  },
];

const test = base.extend<{ members: Record<StaffRole, SignedInMember> }>({
  members: [
    async ({ server }, use) => {
      await use({
        owner: await createMember(server, 'owner'),
        sales: await createMember(server, 'sales'),
        recruiter: await createMember(server, 'recruiter'),
        editor: await createMember(server, 'editor'),
      });
    },
    { scope: 'file' },
  ],
});

async function send(
  server: TestServer,
  member: SignedInMember,
  procedure: string,
  input: Record<string, unknown>,
  key: string,
) {
  return 'file' in input
    ? ((await upload(server, member, procedure, input as Record<string, File>, key)) as never)
    : member.call(procedure, input, key);
}

async function countOf({ db }: TestServer, from: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::integer as count from ${sql.raw(from)}`.execute(db);
  return rows[0]?.count ?? 0;
}

describe.for(acts)('$procedure', ({ role, procedure, prepare, made }) => {
  test('is done once, however many come at one moment, and all hear the same', async ({
    server,
    members,
  }) => {
    const member = members[role];
    const input = await prepare(server, member);
    const before = await countOf(server, made);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => send(server, member, procedure, input, key)),
    );
    const [first, ...others] = answers.map(ok);
    for (const other of others) expect(other).toEqual(first);
    expect(ok(await send(server, member, procedure, input, key))).toEqual(first);
    expect(await countOf(server, made)).toBe(before + 1);
  });

  test('asks for a key', async ({ server, members }) => {
    const answer = await members[role].call(procedure, {}, 'no UUID');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.data.faults).toEqual([
      { field: 'idempotency-key', reason: 'must be a UUID, made once for this act' },
    ]);
    expect((await members[role].call(procedure, {}, null)).statusCode).toBe(400);
    expect(await countOf(server, 'staff_creations where is_final = false')).toBe(0);
  });
});

test('whatever is called creating asks for a key, and every act is judged here', () => {
  const names = Object.entries(staffRouter._def.procedures)
    .filter(([, procedure]) => (procedure as unknown as { _def: { type: string } })._def.type === 'mutation')
    .map(([path]) => path)
    .filter((path) => /\.(add|create|copy|invite|save|upload|new|make|enter|import)/.test(path));
  expect(names.sort()).toEqual(acts.map(({ procedure }) => procedure).sort());
});

describe('a key', () => {
  const create = (member: SignedInMember, openPosition: string, key: string) =>
    member.call('jobs.create', { values: makePosting({ openPosition }) }, key);

  test('is used again with other content only to be told so', async ({ server, members }) => {
    const key = randomUUID();
    ok(await create(members.recruiter, 'Guard', key));
    const count = await countOf(server, 'job_openings');
    const second = await create(members.recruiter, 'Head guard', key);
    expect(second.statusCode).toBe(409);
    expect(second.json().error.message).toMatch(/already saved a moment ago, with other content/);
    expect(await countOf(server, 'job_openings')).toBe(count);
  });

  test('is still good after a refusal, and each member has an own', async ({ server, members }) => {
    const key = randomUUID();
    expect((await create(members.recruiter, '', key)).statusCode).toBe(400);
    const first = ok(await create(members.recruiter, 'Guard', key));
    const second = ok(await create(members.owner, 'Guard', key));
    expect(second).not.toEqual(first);
    expect(await countOf(server, `job_openings where jid in ('${first.Jid}', '${second.Jid}')`)).toBe(2);
  });

  test('lets nobody read what was answered, and is forgotten after a day', async ({ server, members }) => {
    const key = randomUUID();
    const { link } = ok(
      await members.owner.call('members.invite', { email: 'asha@example.com', role: 'sales' }, key),
    );
    const [kept] = await server.db
      .selectFrom('staff_creations')
      .selectAll()
      .where('act', '=', 'members.invite')
      .orderBy('created_at', 'desc')
      .execute();
    const token = new URL(link).hash.slice(1);
    for (const value of Object.values(kept ?? {}))
      expect(Buffer.isBuffer(value) ? value.toString('latin1') : String(value)).not.toContain(token);
    await sql`update staff_creations set created_at = now() - interval '23 hours'`.execute(server.db);
    await removeOldCreations(server.db);
    expect(await countOf(server, 'staff_creations')).toBeGreaterThan(0);
    await sql`update staff_creations set created_at = now() - interval '25 hours'`.execute(server.db);
    await removeOldCreations(server.db);
    expect(await countOf(server, 'staff_creations')).toBe(0);
  });
});

test('an invitation is mailed once, and a repeat that comes meanwhile waits for that', async () => {
  const smtp = await startSmtpServer(0, 500);
  onTestFinished(() => smtp.stop());
  smtp.behave('slow');
  const office = 'office@example.com';
  const mail = { MAIL_FROM: office, MAIL_TO_SALES: office, MAIL_TO_CAREERS: office };
  const server = await startTestServer({ SMTP_URL: smtp.url, ...mail });
  onTestFinished(() => server.stop());
  const owner = await createMember(server, 'owner');
  const key = randomUUID();
  const invite = () =>
    owner.call('members.invite', { email: 'asha@example.com', role: 'sales' }, key).then(ok);
  const taken = smtp.nextMail();
  const first = invite();
  await taken;
  expect(await invite()).toEqual(await first);
  expect(await first).toMatchObject({ mailed: true });
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]?.text).toContain((await first).link);
});
