import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, onTestFinished } from 'vitest';
import { createPublishedSite } from '../../server/content/published-site.ts';
import { sampleSite } from '../../server/content/sample-site.ts';
import { createSiteHolder } from '../../server/content/site-holder.ts';
import { loadUploads } from '../../server/content/uploads.queries.ts';
import type { DocumentId } from '../../src/content-id.ts';
import type { JsonObject } from '../../src/contract/staff/document-body.ts';
import { type StartedServer, startTestServer } from '../environment/app.ts';
import { silent, test } from '../factories/publishing-server.ts';
import { createMember, ok, type SignedInMember } from '../factories/staff.ts';

/** Saves and publishes changes of documents. */
async function publish(
  owner: SignedInMember,
  changes: Partial<Record<DocumentId, JsonObject>>,
): Promise<void> {
  const documents: { document: string; version: number }[] = [];
  for (const [document, change] of Object.entries(changes)) {
    const { draft, body } = ok(await owner.ask('site.find', { document }));
    const save = { document, basedOn: draft, saveId: { editor: randomUUID(), turn: 1 } };
    const saved = await owner.call('site.save', { ...save, body: { ...body, ...change } });
    documents.push({ document, version: ok(saved).version });
  }
  ok(await owner.call('site.publish', { documents, title: 'A change', note: '', due: null, confirmed: [] }));
}

/** Makes what is public of a document something that this release cannot show, as only another release could. */
async function spoil({ db }: StartedServer, document: DocumentId, body: JsonObject): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      update content_versions set body = body || ${JSON.stringify(body)}::jsonb
      where id = (select published_version from content_pointers where document = ${document})
    `.execute(trx);
  });
}

/** Starts on the same database, as main.ts does: with what is published. */
async function startAgain(before: StartedServer): Promise<StartedServer> {
  const site = createSiteHolder(sampleSite);
  const publishing = createPublishedSite({
    db: before.db,
    site,
    log: silent,
    loadUploads: () => loadUploads(before.db),
  });
  await publishing.reload();
  const settings = { DATABASE_URL: before.databaseUrl };
  const server = await startTestServer(settings, { parts: { site, publishing } });
  onTestFinished(() => server.stop());
  return { ...server, site, publishing };
}

const alarmsOf = async ({ app }: StartedServer) => (await app.inject('/readyz')).json().alarms;
const unreadable = { sections: [{ type: 'text', id: 'first', heading: 'Without paragraphs' }] };

describe('a server that starts with a publication that it cannot show', () => {
  test('serves every page but the one that cannot be rendered, and names it, until it is mended', async ({
    house,
    owner: first,
  }) => {
    const headings = {
      'page:press': { heading: 'What the press asks' },
      'page:the-company': { heading: 'Who we are' },
    };
    await publish(first, headings);
    await spoil(house, 'page:press', unreadable);
    const server = await startAgain(house);
    expect((await server.app.inject('/the-company')).body).toContain('Who we are');
    expect((await server.app.inject('/')).statusCode).toBe(200);
    expect((await server.app.inject('/press')).statusCode).toBe(500);
    expect((await server.app.inject('/no-such-page')).statusCode).toBe(404);
    for (const path of ['/sitemap.xml', '/llms.txt', '/hi/llms.txt']) {
      const { body } = await server.app.inject(path);
      expect([path, body.includes('/the-company'), body.includes('/press')]).toEqual([path, true, false]);
    }
    const ready = await server.app.inject('/readyz');
    expect([ready.statusCode, ready.json().alarms]).toEqual([200, ['/press, /hi/press cannot be shown']]);

    const owner = await createMember(server, 'owner');
    await expect(publish(owner, { 'page:the-company': { heading: 'Once more' } })).rejects.toThrow('/press');
    expect((await server.app.inject('/the-company')).body).toContain('Who we are');
    const sections = [
      { type: 'text', id: 'first', heading: 'Mended', paragraphs: ['It can be read again.'] },
    ];
    await publish(owner, { 'page:press': { sections } });
    expect((await server.app.inject('/press')).body).toContain('It can be read again.');
    await expect.poll(() => alarmsOf(server)).toBeUndefined();
  });

  test('shows the product’s own site where no page can be', async ({ house, owner }) => {
    await publish(owner, { navigation: {}, 'page:the-company': { heading: 'Who we are now' } });
    await spoil(house, 'navigation', { header: null, footer: null });
    const server = await startAgain(house);
    const { statusCode, body: html } = await server.app.inject('/the-company');
    expect([statusCode, html.includes('Who we are now')]).toEqual([200, false]);
    expect(await alarmsOf(server)).toEqual([expect.stringContaining('cannot be shown')]);
  });
});
