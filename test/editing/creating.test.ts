import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, onTestFinished } from 'vitest';
import { makeInvitation } from '../../server/members/access/invitations.ts';
import { removeOldCreations } from '../../server/members/creations.queries.ts';
import { staffRouter } from '../../server/staff-router.ts';
import { type StaffRole, staffRoles } from '../../src/contract/staff/member.ts';
import { test as base, startTestServer, type TestServer } from '../environment/app.ts';
import { startSmtpServer } from '../environment/smtp.ts';
import { prepareQuotation } from '../factories/quotations.ts';
import {
  createJobOpening,
  makeApplication,
  makeContact,
  makePosting,
  makeQuotation,
} from '../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../factories/staff.ts';
import { upload } from '../factories/staff-upload.ts';
import { submit } from '../factories/submit.ts';
import { addPage, publish, rewrite } from './site/edit-site.ts';

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
const newContact = (server: TestServer) => submit(server, 'contact', makeContact());
const newEmail = () => `${randomUUID()}@example.com`;

const act = (role: StaffRole, procedure: string, made: string, prepare: Act['prepare']): Act => ({
  role,
  procedure,
  made,
  prepare,
});

/** What is done to one new item of the inbox. */
const inboxAct = (
  procedure: string,
  action: string,
  input: (id: string) => object,
  role: StaffRole = 'sales',
): Act => ({
  role,
  procedure: `inbox.${procedure}`,
  prepare: async (server, { id }) => {
    const reference =
      role === 'sales' ? await newContact(server) : await submit(server, 'application', makeApplication());
    await server.db
      .updateTable('inbox_entries')
      .set({ suspect: procedure === 'restore' })
      .where('reference', '=', reference)
      .execute();
    return { items: [{ reference, version: 1 }], ...input(id) };
  },
  made: `inbox_events where action = '${action}'`,
});

/** Every staff action that creates something. */
const acts: Act[] = [
  inboxAct('setStatus', 'status', () => ({ status: 'answered' })),
  inboxAct('moveToStage', 'stage', () => ({ stage: '2', reason: '' }), 'recruiter'),
  inboxAct('assign', 'assignee', (assignee) => ({ assignee })),
  inboxAct('setFollowUp', 'follow-up', () => ({ at: new Date(Date.now() + 86_400_000).toISOString() })),
  inboxAct('restore', 'restored', () => ({})),
  act('sales', 'inbox.addNote', `inbox_events where action = 'note'`, async (server) => ({
    reference: await newContact(server),
    text: 'Rang back.',
  })),
  act('sales', 'conversation.sendReply', `mails where role = 'reply'`, async (server) => ({
    reference: await newContact(server),
    seen: '',
    to: 'asha@example.com',
    locale: 'en-IN',
    subject: 'Gates',
    text: 'Tuesday.',
    isAnswered: 'yes',
    file1: pdf(),
  })),
  act('sales', 'quotations.begin', 'quotations', async (server) => ({
    reference: await submit(server, 'quotation', makeQuotation()),
  })),
  act('sales', 'quotations.send', `mails where role = 'reply'`, async (server, member) => {
    const reference = await submit(server, 'quotation', makeQuotation());
    const { id, version } = await prepareQuotation(member, reference);
    const mail = { subject: 'Our quotation {number}', text: 'Please find {number} attached.' };
    return { ...mail, id, version, newestMessage: '', to: makeQuotation().emailId, locale: 'en-IN' };
  }),
  act('sales', 'savedViews.save', 'staff_views', async () => ({
    name: `View ${randomUUID()}`,
    query: 'kind=contact',
  })),
  act('editor', 'blogs.create', 'blogs', async () => ({
    values: { Subject: 'A good gate', SubHeading: '', Discription: 'Text.', BlogImagePath: '' },
  })),
  act('editor', 'blogs.uploadPicture', `staff_audit where action = 'picture uploaded'`, async () => ({
    file: await picture(),
  })),
  act('recruiter', 'jobs.create', 'job_openings', async () => ({ values: makePosting() })),
  act('recruiter', 'jobs.copy', `staff_audit where action = 'job copied'`, async ({ db }) => ({
    Jid: await createJobOpening(db),
  })),
  act(
    'owner',
    'members.resendInvitation',
    `staff_audit where action = 'invitation sent again'`,
    async ({ db }) => {
      const { id } = await makeInvitation(db, 'http://localhost', { email: newEmail(), roles: ['sales'] });
      return { id };
    },
  ),
  act('owner', 'members.invite', `staff_audit where action = 'invited'`, async () => ({
    email: newEmail(),
    roles: ['sales'],
  })),
  act('editor', 'compliance.create', 'compliance_items', async () => ({
    ComplianceName: 'Licence',
    file: pdf(),
  })),
  act('editor', 'compliance.addVersion', 'compliance_versions', async (server, editor) => {
    const document = { ComplianceName: 'Licence', file: pdf() };
    const { id } = ok((await upload(server, editor, 'compliance.create', document)) as never);
    return { id: String(id), version: '1', file: pdf() };
  }),
  act('owner', 'hiringStages.save', 'hiring_stages', async (_, owner) => {
    const { version, stages } = ok(await owner.ask('hiringStages.list'));
    const kept = stages.map(({ id, name }: { id: string; name: string }) => ({ id, name }));
    return { version, stages: kept.toSpliced(1, 0, { id: null, name: 'Medical check' }) };
  }),
  act('editor', 'media.add', 'media', async () => ({ file: await picture() })),
  act(
    'editor',
    'site.createPage',
    `content_versions where note = '' and based_on is null and member_id is not null`,
    async () => ({ path: `/page-${randomUUID()}`, name: 'A page' }),
  ),
  act('owner', 'site.publish', 'content_releases', async (_, owner) => {
    const documents = [await rewrite(owner, 'page:training', { heading: 'Training, every day' })];
    return { documents, title: 'A change', note: '', due: null, confirmed: [] };
  }),
  act('owner', 'site.withdraw', 'content_releases', async (_, owner) => {
    const page = await addPage(owner);
    ok(await publish(owner, [page]));
    return { document: page.document };
  }),
];

const test = base.extend<{ server: TestServer; members: Record<StaffRole, SignedInMember> }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures a test needs
    async ({}, use) => {
      const server = await startTestServer({}, { template: 'small' });
      await use(server);
      await server.stop();
    },
    { scope: 'file' },
  ],
  members: [
    async ({ server }, use) => {
      const members: Partial<Record<StaffRole, SignedInMember>> = {};
      for (const role of staffRoles) members[role] = await createMember(server, role);
      await use(members as Record<StaffRole, SignedInMember>);
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

test.for(acts)(
  '$procedure happens once for concurrent requests, which all get the same answer',
  async ({ role, procedure, prepare, made }, { server, members }) => {
    const member = members[role];
    const input = await prepare(server, member);
    const before = await countOf(server, made);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => send(server, member, procedure, input, key)));
    const [first, ...others] = answers.map(ok);
    for (const other of others) expect(other).toEqual(first);
    expect(ok(await send(server, member, procedure, input, key))).toEqual(first);
    expect(await countOf(server, made)).toBe(before + 1);
  },
);

test('every act requires a key', async ({ server, members }) => {
  for (const { role, procedure } of acts) {
    const answer = await members[role].call(procedure, {}, 'no UUID');
    expect(answer.statusCode, procedure).toBe(400);
    expect(answer.json().error.data.faults).toEqual([
      { field: 'idempotency-key', reason: 'must be a UUID, made once for this act' },
    ]);
    expect((await members[role].call(procedure, {}, null)).statusCode, procedure).toBe(400);
  }
  expect(await countOf(server, 'staff_creations where is_final = false')).toBe(0);
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

  test('is stored with a sealed answer, and removed after a day', async ({ server, members }) => {
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
  const server = await startTestServer({
    SMTP_URL: smtp.url,
    MAIL_FROM: office,
    MAIL_TO_SALES: office,
    MAIL_TO_CAREERS: office,
  });
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
