import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { fileUrl } from '../../../src/contract/file-path.ts';
import type { StaffComplianceEntry, StaffComplianceItem } from '../../../src/contract/staff/compliance.ts';
import { dayInIndia } from '../../../src/day-in-india.ts';
import { postLegacy } from '../../doors/doors.ts';
import { test as base, type TestServer } from '../../environment/app.ts';
import { auditLines } from '../../factories/audit-lines.ts';
import { createComplianceItem } from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { upload } from '../../factories/staff-upload.ts';

const DAY_MS = 24 * 60 * 60_000;
const day = (distance: number) => dayInIndia(new Date(Date.now() + distance * DAY_MS));

const test = base.extend<{ editor: SignedInMember; compliance: TestServer }>({
  editor: [async ({ server }, use) => use(await createMember(server, 'editor')), { scope: 'file' }],
  compliance: async ({ server }, use) => {
    await server.db.deleteFrom('compliance_items').execute();
    await use(server);
  },
});

let count = 0;
/** A different one each time. */
function makePdf(): Buffer {
  count += 1;
  return Buffer.from(`%PDF-1.4\n% ${count}\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n`);
}
const asFile = (bytes: Buffer, name = 'licence.pdf') =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });

async function create(server: TestServer, editor: SignedInMember, fields = {}, bytes = makePdf()) {
  const answer = await upload(server, editor, 'compliance.create', {
    ComplianceName: 'PSARA licence, Delhi',
    ...fields,
    file: asFile(bytes),
  });
  return { id: ok(answer as never).id as number, bytes };
}

const find = async (member: SignedInMember, id: number): Promise<StaffComplianceItem> =>
  ok(await member.ask('compliance.find', { id }));

async function act(member: SignedInMember, procedure: string, id: number, more = {}) {
  const { version } = await find(member, id);
  return ok(await member.call(`compliance.${procedure}`, { id, version, ...more }));
}

async function renew(server: TestServer, editor: SignedInMember, id: number, fields = {}) {
  const { version } = await find(editor, id);
  const bytes = makePdf();
  const form = { id: String(id), version: String(version), ...fields, file: asFile(bytes) };
  ok((await upload(server, editor, 'compliance.addVersion', form)) as never);
  return bytes;
}

const publicList = async ({ app }: TestServer): Promise<Record<string, string>[]> =>
  (await postLegacy(app, '/Login/SelectComplianceList', {})).json();

/** The bytes that the public gets for the only published document. */
async function publicBytes(server: TestServer): Promise<Buffer> {
  const [item] = await publicList(server);
  const response = await server.app.inject({ url: fileUrl(item?.ComplianceDocumentPath ?? '') });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/pdf');
  return response.rawPayload;
}

describe('a compliance document', () => {
  test('is entered, published at once, withdrawn, and kept', async ({ compliance, editor }) => {
    const { id, bytes } = await create(compliance, editor, { validUntil: day(100) });
    expect(await publicList(compliance)).toEqual([]);
    await act(editor, 'setPublished', id, { published: true });
    const [item] = await publicList(compliance);
    expect(item).toEqual({
      ComplianceName: 'PSARA licence, Delhi',
      ComplianceDocumentPath: expect.stringMatching(
        /^wwwroot\/media\/compliance\/psara-licence-delhi-[0-9a-f]{32}\.pdf$/,
      ),
    });
    expect(await publicBytes(compliance)).toEqual(bytes);
    const page = async () => (await compliance.app.inject({ url: '/government-guidelines' })).body;
    expect(await page()).toContain('PSARA licence, Delhi');
    const { versions } = await find(editor, id);
    expect(versions).toMatchObject([
      {
        sha256: createHash('sha256').update(bytes).digest('hex'),
        size: bytes.length,
        validFrom: null,
        validUntil: day(100),
        storedBy: 'A editor',
        isCurrent: true,
      },
    ]);
    await act(editor, 'rename', id, { ComplianceName: 'Licence of Delhi' });
    expect(await publicList(compliance)).toMatchObject([{ ComplianceName: 'Licence of Delhi' }]);
    expect(await page()).toContain('Licence of Delhi');
    await act(editor, 'setPublished', id, { published: false });
    expect(await publicList(compliance)).toEqual([]);
    expect(await page()).not.toContain('Licence of Delhi');
    const { events, version, wasPublished } = await find(editor, id);
    expect(events.map(({ action, member }) => [action, member])).toEqual([
      ['document withdrawn', 'A editor'],
      ['document renamed', 'A editor'],
      ['document published', 'A editor'],
      ['document entered', 'A editor'],
    ]);
    // One that was public is kept.
    expect(wasPublished).toBe(true);
    const answer = await editor.call('compliance.remove', { id, version });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.message).toContain('has been public');
  });

  test('is renewed from the first day on, and keeps its old version', async ({ compliance, editor }) => {
    const { id, bytes } = await create(compliance, editor);
    await act(editor, 'setPublished', id, { published: true });
    const next = await renew(compliance, editor, id, { validFrom: day(10), validUntil: day(375) });
    expect(await publicBytes(compliance)).toEqual(bytes);
    const { versions } = await find(editor, id);
    expect(versions.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
    // The day arrives.
    await sql`update compliance_versions set valid_from = valid_from - 10 where valid_from is not null`.execute(
      compliance.db,
    );
    expect(await publicBytes(compliance)).toEqual(next);
    const kept = (await find(editor, id)).versions[1];
    const old = await compliance.app.inject({ url: fileUrl(kept?.ComplianceDocumentPath ?? '') });
    expect(old.rawPayload).toEqual(bytes);
    expect((await find(editor, id)).events[0]?.action).toBe('document renewed');
  });

  test('that came with the site has its digest, and can be renewed', async ({ compliance, editor }) => {
    const document_path = 'wwwroot/media/compliance/gst-registration.pdf';
    await createComplianceItem(compliance.db, { document_path });
    const { id } = ok(await editor.ask('compliance.list')).at(0);
    const served = await publicBytes(compliance);
    const old = {
      versionId: null,
      ComplianceDocumentPath: document_path,
      sha256: createHash('sha256').update(served).digest('hex'),
      size: served.length,
    };
    expect(await find(editor, id)).toMatchObject({ versions: [old], wasPublished: true });
    const bytes = await renew(compliance, editor, id);
    expect(await publicBytes(compliance)).toEqual(bytes);
    expect((await find(editor, id)).versions).toMatchObject([{ isCurrent: true }, old]);
  });

  test('says how long it is still valid', async ({ compliance, editor }) => {
    await create(compliance, editor, { ComplianceName: 'a', validUntil: day(15) });
    await create(compliance, editor, { ComplianceName: 'b', validUntil: day(0) });
    const lapsed = await create(compliance, editor, { ComplianceName: 'c', validUntil: day(-1) });
    await create(compliance, editor, { ComplianceName: 'd' });
    const left = async () =>
      ok(await editor.ask('compliance.list')).map((item: StaffComplianceEntry) => item.daysLeft);
    expect(await left()).toEqual([15, 0, -1, null]);
    await renew(compliance, editor, lapsed.id, { validUntil: day(365) });
    expect(await left()).toEqual([15, 0, 365, null]);
  });

  test('can have its days corrected, in their order', async ({ compliance, editor }) => {
    const { id } = await create(compliance, editor);
    const [{ versionId } = { versionId: 0 }] = (await find(editor, id)).versions;
    const days = { validFrom: day(-5), validUntil: day(5) };
    await act(editor, 'setDays', id, { versionId, ...days });
    const dated = await find(editor, id);
    expect(dated).toMatchObject({ versions: [days], events: [{ action: 'document dated' }, {}] });
    const wrong = { id, version: dated.version, versionId, validFrom: day(5), validUntil: day(-5) };
    const answer = await editor.call('compliance.setDays', wrong);
    expect(answer.json().error.data.faults).toEqual([
      { field: 'validUntil', reason: 'must not be before the first day' },
    ]);
    const elsewhere = await create(compliance, editor);
    const other = await editor.call('compliance.setDays', {
      ...days,
      id: elsewhere.id,
      version: 1,
      versionId,
    });
    expect(other.statusCode).toBe(404);
  });

  test('needs a PDF, a name, and valid days', async ({ compliance, editor }) => {
    const file = asFile(makePdf());
    const faults = async (fields: Record<string, string | File>) =>
      (await upload(compliance, editor, 'compliance.create', fields))
        .json()
        .error.data.faults.map(({ field }: { field: string }) => field);
    expect(await faults({ ComplianceName: 'x' })).toEqual(['file']);
    expect(await faults({ ComplianceName: ' ', file })).toEqual(['ComplianceName']);
    expect(await faults({ ComplianceName: 'x', validUntil: '2026-02-30', file })).toEqual(['validUntil']);
    for (const bytes of [
      Buffer.from('<!doctype html><h1>Licence</h1>'),
      Buffer.from('%PDF-1.4\n<html><script>x</script></html>\n%%EOF'),
      Buffer.alloc(0),
    ])
      expect(await faults({ ComplianceName: 'x', file: asFile(bytes) }), bytes.toString()).toEqual(['file']);
  });
});

test('a draft that was added by mistake can be removed with its versions', async ({ compliance, editor }) => {
  const { id } = await create(compliance, editor);
  await renew(compliance, editor, id);
  expect(await find(editor, id)).toMatchObject({ wasPublished: false });
  const stale = await editor.call('compliance.remove', { id, version: 1 });
  expect(stale.statusCode).toBe(409);
  await act(editor, 'remove', id);
  expect((await editor.ask('compliance.find', { id })).statusCode).toBe(404);
  const left = await compliance.db
    .selectFrom('compliance_versions')
    .select('id')
    .where('item_id', '=', id)
    .execute();
  expect(left).toEqual([]);
  expect(await auditLines(compliance, { action: 'document removed' })).toHaveLength(1);
});
