import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, onTestFinished } from 'vitest';
import { makeInvitation } from '../../../server/staff/access/invitations.ts';
import { removeOldCreations } from '../../../server/staff/editing/creations.queries.ts';
import { staffRouter } from '../../../server/staff/staff-router.ts';
import type { StaffRole } from '../../../src/contract/staff/member.ts';
import { test as base, startTestServer, type TestServer } from '../../environment/app.ts';
import { startSmtpServer } from '../../environment/smtp.ts';
import { prepareQuotation } from '../../factories/quotations.ts';
import {
  createJobOpening,
  makeApplication,
  makeContact,
  makePosting,
  makeQuotation,
} from '../../factories/rows.ts';
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

/** Pages that no other page links to, so that they can be taken down. */
const unfinished = ['/login', '/registration', '/case-studies'].map((path) => [
  path,
  `page:${path.slice(1)}`,
]);

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
    procedure: 'inbox.setStatus',
    prepare: async (server) => ({ items: [await newContact(server)], status: 'answered' }),
    made: `inbox_events where action = 'status'`,
  },
  {
    role: 'recruiter',
    procedure: 'inbox.moveToStage',
    prepare: async (server, member) => {
      const { stages } = ok(await member.ask('hiringStages.list'));
      const reference = await submit(server, 'application', makeApplication());
      return { items: [{ reference, version: 1 }], stage: stages[1].id, reason: '' };
    },
    made: `inbox_events where action = 'stage'`,
  },
  {
    role: 'sales',
    procedure: 'inbox.assign',
    prepare: async (server, { id }) => ({ items: [await newContact(server)], assignee: id }),
    made: `inbox_events where action = 'assignee'`,
  },
  {
    role: 'sales',
    procedure: 'inbox.setFollowUp',
    prepare: async (server) => ({
      items: [await newContact(server)],
      at: new Date(Date.now() + 86_400_000).toISOString(),
    }),
    made: `inbox_events where action = 'follow-up'`,
  },
  {
    role: 'sales',
    procedure: 'inbox.restore',
    prepare: async (server) => {
      const item = await newContact(server);
      await server.db
        .updateTable('inbox_entries')
        .set({ suspect: true })
        .where('reference', '=', item.reference)
        .execute();
      return { items: [item] };
    },
    made: `inbox_events where action = 'restored'`,
  },
  {
    role: 'sales',
    procedure: 'conversation.sendReply',
    prepare: async (server) => ({
      reference: await submit(server, 'contact', makeContact()),
      ...{
        seen: '',
        to: 'asha@example.com',
        locale: 'en-IN',
        subject: 'Gates',
        text: 'Tuesday.',
        isAnswered: 'yes',
      },
      file1: pdf(),
    }),
    made: `mails where role = 'reply'`,
  },
  {
    role: 'sales',
    procedure: 'quotations.begin',
    prepare: async (server) => ({ reference: await submit(server, 'quotation', makeQuotation()) }),
    made: 'quotations',
  },
  {
    role: 'sales',
    procedure: 'quotations.send',
    prepare: async (server, member) => {
      const reference = await submit(server, 'quotation', makeQuotation());
      const { id, version } = await prepareQuotation(member, reference);
      return {
        ...{ id, version, newestMessage: '', to: makeQuotation().emailId, locale: 'en-IN' },
        ...{ subject: 'Our quotation {number}', text: 'Please find {number} attached.' },
      };
    },
    made: `mails where role = 'reply'`,
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
    procedure: 'members.resendInvitation',
    prepare: async ({ db }) => ({
      id: (
        await makeInvitation(db, 'http://localhost', {
          email: `${randomUUID()}@example.com`,
          roles: ['sales'],
        })
      ).id,
    }),
    made: `staff_audit where action = 'invitation sent again'`,
  },
  {
    role: 'owner',
    procedure: 'members.invite',
    prepare: async () => ({ email: `${randomUUID()}@example.com`, roles: ['sales'] }),
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
  {
    role: 'owner',
    procedure: 'hiringStages.save',
    prepare: async (_, owner) => {
      const { version, stages } = ok(await owner.ask('hiringStages.list'));
      const kept = stages.map(({ id, name }: { id: string; name: string }) => ({ id, name }));
      return { version, stages: kept.toSpliced(1, 0, { id: null, name: 'Medical check' }) };
    },
    made: 'hiring_stages',
  },
  {
    role: 'editor',
    procedure: 'media.add',
    prepare: async () => ({ file: await picture() }),
    made: 'media',
  },
  {
    role: 'editor',
    procedure: 'site.createPage',
    prepare: async () => ({ path: `/page-${randomUUID()}`, name: 'A page' }),
    made: `content_versions where note = '' and based_on is null and member_id is not null`,
  },
  {
    role: 'owner',
    procedure: 'site.publish',
    prepare: async (_, owner) => {
      const { version } = await changeClosing(owner);
      const documents = [{ document: 'closing', version }];
      return { documents, title: 'A change', note: '', due: null, confirmed: [] };
    },
    made: 'content_releases',
  },
  {
    role: 'owner',
    procedure: 'site.withdraw',
    prepare: async () => {
      const [path, document] = unfinished.pop() as [string, string];
      return { document, confirmed: [path], note: '' };
    },
    made: 'content_releases',
  },
];

const newContact = async (server: TestServer) => ({
  reference: await submit(server, 'contact', makeContact()),
  version: 1,
});

async function changeClosing(owner: SignedInMember): Promise<{ version: number }> {
  const { draft, body } = ok(await owner.ask('site.find', { document: 'closing' }));
  const message = `I need help with ${randomUUID()}.`;
  return ok(
    await owner.call('site.save', {
      ...{ document: 'closing', basedOn: draft, saveId: { editor: randomUUID(), turn: 1 } },
      body: { ...body, candidates: { ...body.candidates, message } },
    }),
  );
}

const test = base.extend<{ members: Record<StaffRole, SignedInMember> }>({
  members: [
    async ({ server }, use) => {
      await use({
        owner: await createMember(server, 'owner'),
        sales: await createMember(server, 'sales'),
        recruiter: await createMember(server, 'recruiter'),
        editor: await createMember(server, 'editor'),
        viewer: await createMember(server, 'viewer'),
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
  return Object.values(input).some((value) => value instanceof File)
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
  test('happens once for concurrent requests, which all get the same answer', async ({ server, members }) => {
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

  test('requires a key', async ({ server, members }) => {
    const answer = await members[role].call(procedure, {}, 'no UUID');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.data.faults).toEqual([
      { field: 'idempotency-key', reason: 'must be a UUID, made once for this act' },
    ]);
    expect((await members[role].call(procedure, {}, null)).statusCode).toBe(400);
    expect(await countOf(server, 'staff_creations where is_final = false')).toBe(0);
  });
});

test('every procedure whose name says that it creates something is in the list of acts', () => {
  const names = Object.entries(staffRouter._def.procedures)
    .filter(([, procedure]) => (procedure as unknown as { _def: { type: string } })._def.type === 'mutation')
    .map(([path]) => path)
    .filter((path) => /\.(add|create|copy|invite|save|send|upload|new|make|enter|import)/.test(path))
    // A save of a draft is named by its own editor and number, and one of settings by their version or has no other
    // effect the second time. Translations can be imported twice without harm.
    .filter(
      (path) =>
        !/^(quotations|site|officeHours|mailChoices|ownColumns|reasons)\.save$|^site\.importTranslations$/.test(
          path,
        ),
    )
    // The names of these say something else, and other publications repeat without harm.
    .concat(['setStatus', 'moveToStage', 'assign', 'setFollowUp', 'restore'].map((act) => `inbox.${act}`))
    .concat('quotations.begin', 'site.publish', 'site.withdraw', 'members.resendInvitation');
  expect(names.sort()).toEqual(acts.map(({ procedure }) => procedure).sort());
});

describe('a key', () => {
  const create = (member: SignedInMember, openPosition: string, key: string) =>
    member.call('jobs.create', { values: makePosting({ openPosition }) }, key);

  test('that is reused with other content gets a conflict', async ({ server, members }) => {
    const key = randomUUID();
    ok(await create(members.recruiter, 'Guard', key));
    const count = await countOf(server, 'job_openings');
    const second = await create(members.recruiter, 'Head guard', key);
    expect(second.statusCode).toBe(409);
    expect(second.json().error.message).toMatch(/already saved a moment ago, with other content/);
    expect(await countOf(server, 'job_openings')).toBe(count);
  });

  test('can be used again after a refusal, and belongs to one member', async ({ server, members }) => {
    const key = randomUUID();
    expect((await create(members.recruiter, '', key)).statusCode).toBe(400);
    const first = ok(await create(members.recruiter, 'Guard', key));
    const second = ok(await create(members.owner, 'Guard', key));
    expect(second).not.toEqual(first);
    expect(await countOf(server, `job_openings where jid in ('${first.Jid}', '${second.Jid}')`)).toBe(2);
  });

  test('is stored with an answer that nobody can read, and is removed after a day', async ({
    server,
    members,
  }) => {
    const key = randomUUID();
    const { link } = ok(
      await members.owner.call('members.invite', { email: 'asha@example.com', roles: ['sales'] }, key),
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

test('an invitation is mailed once, and a repeated request waits for the first', async () => {
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
    owner.call('members.invite', { email: 'asha@example.com', roles: ['sales'] }, key).then(ok);
  const taken = smtp.nextMail();
  const first = invite();
  await taken;
  expect(await invite()).toEqual(await first);
  expect(await first).toMatchObject({ mailed: true });
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]?.text).toContain((await first).link);
});
