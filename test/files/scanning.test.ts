import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, onTestFinished } from 'vitest';
import { quarantineKey, sweepResumes } from '../../server/files/resume-store.ts';
import type { ClamdAddress } from '../../server/files/scanner/clamd.ts';
import { scanNext } from '../../server/files/scanner/scan-next.ts';
import { claimStores, startTestServer, type TestServer, test } from '../environment/app.ts';
import { startFakeClamd } from '../environment/clamd.ts';
import { findFreePort } from '../environment/free-port.ts';
import { startS3Store } from '../environment/s3-store.ts';
import { makePdf } from '../factories/files/resumes.ts';
import { applyWith, findResume, keepScanning, whereIs } from '../factories/scanned-resumes.ts';

const log = pino({ level: 'silent' });
/** A shared machine is sometimes slow. */
const PATIENCE = { timeout: 20_000 };
const OK = 'stream: OK';
const FOUND = 'stream: Test.Virus-1 FOUND';

const evil = (id = Math.random()) => Buffer.concat([makePdf(), Buffer.from(`%EVIL ${id}\n%%EOF`)]);
const verdictOf = (bytes: Buffer) => (bytes.includes('EVIL') ? FOUND : OK);

async function start(settings?: Record<string, string>): Promise<TestServer> {
  const server = await startTestServer(settings);
  onTestFinished(() => server.stop());
  return server;
}

/** The file's own server without the resumes of other tests. */
async function empty(server: TestServer): Promise<TestServer> {
  await server.db.deleteFrom('submissions').execute();
  await server.db.deleteFrom('resumes').execute();
  await server.resumes.deleteAll();
  await claimStores(server);
  return server;
}

async function scanAll({ db, resumes }: TestServer, clamd: ClamdAddress): Promise<number> {
  let count = 0;
  while (await scanNext({ db, resumes, clamd, log })) count += 1;
  return count;
}

/** A port on which nobody listens. */
async function findClosedPort(): Promise<ClamdAddress> {
  return { host: '127.0.0.1', port: await findFreePort() };
}

describe.for([
  ['a folder', async () => ({})],
  ['a bucket', () => startS3Store()],
] as [string, () => Promise<Record<string, string>>][])('resumes in %s', ([, settings]) => {
  test('are pending until they are scanned; an infected one moves to quarantine and stays there', async () => {
    const server = await start(await settings());
    const clamd = await startFakeClamd(verdictOf);
    const [clean, infected] = [makePdf(200_000), evil()];
    const [good, bad] = [await applyWith(server, clean), await applyWith(server, infected)];
    expect(await findResume(server, good)).toMatchObject({ scan_state: 'pending', scanned_at: null });
    expect(await scanAll(server, clamd)).toBe(2);
    expect(await findResume(server, good)).toMatchObject({ scan_state: 'clean', scan_note: '' });
    expect(await findResume(server, bad)).toMatchObject({
      scan_state: 'infected',
      scan_note: 'Test.Virus-1',
    });
    expect(clamd.scanned.some((bytes) => bytes.equals(clean))).toBe(true);
    expect(await scanAll(server, clamd)).toBe(0);
    expect((await sweepResumes(server.db, server.resumes, 0)).movedAside).toBe(0);
    expect(await whereIs(server, good)).toEqual(['store']);
    expect(await whereIs(server, bad)).toEqual(['quarantine']);
    expect(Buffer.from(await server.resumes.getBytes(quarantineKey(bad))).equals(infected)).toBe(true);
    for (const path of [bad, quarantineKey(bad), `resumes/${quarantineKey(bad)}`])
      expect((await server.app.inject(`/${path}`)).statusCode).toBe(404);
  });
});

test('a resume whose server died after moving it is infected', async ({ server: shared }) => {
  const server = await empty(shared);
  const id = await applyWith(server, evil());
  await server.resumes.move(id, quarantineKey(id));
  expect(await scanAll(server, await startFakeClamd(verdictOf))).toBe(1);
  expect(await findResume(server, id)).toMatchObject({ scan_state: 'infected' });
  expect(await whereIs(server, id)).toEqual(['quarantine']);
});

test('a file that the scanner cannot read is tried again in an hour', async ({ server: shared }) => {
  const server = await empty(shared);
  const id = await applyWith(server, makePdf());
  const failing = await startFakeClamd(() => 'INSTREAM size limit exceeded. ERROR');
  expect(await scanAll(server, failing)).toBe(1);
  const resume = await findResume(server, id);
  expect(resume).toMatchObject({ scan_state: 'error', scan_note: 'INSTREAM size limit exceeded' });
  expect(resume.scan_due_at.getTime()).toBeGreaterThan(Date.now() + 50 * 60_000);
  const clamd = await startFakeClamd(verdictOf);
  expect(await scanAll(server, clamd)).toBe(0);
  await sql`update resumes set scan_due_at = now()`.execute(server.db);
  expect(await scanAll(server, clamd)).toBe(1);
  expect(await findResume(server, id)).toMatchObject({ scan_state: 'clean', scan_note: '' });
});

test('a lost file is an error', async ({ server: shared }) => {
  const server = await empty(shared);
  const id = await applyWith(server, makePdf());
  await server.resumes.delete(id);
  await scanAll(server, await startFakeClamd(verdictOf));
  expect(await findResume(server, id)).toMatchObject({
    scan_state: 'error',
    scan_note: 'the file is missing',
  });
});

describe('an unavailable scanner', () => {
  test('delays no application, and scans them when it is back', async ({ server: shared }) => {
    const server = await empty(shared);
    const { db, resumes } = server;
    const nobody = await findClosedPort();
    const stop = await keepScanning({ db, resumes, clamd: nobody, log });
    const id = await applyWith(server, evil());
    expect(await findResume(server, id)).toMatchObject({ scan_state: 'pending' });
    // The worker may have claimed it at this moment.
    await stop();
    await expect(scanNext({ db, resumes, clamd: nobody, log })).rejects.toThrow('ECONNREFUSED');
    expect(await whereIs(server, id)).toEqual(['store']);

    const back = await keepScanning({ db, resumes, clamd: await startFakeClamd(verdictOf), log });
    onTestFinished(back);
    await expect.poll(async () => (await findResume(server, id)).scan_state, PATIENCE).toBe('infected');
  });

  test.for([
    ['hangs up', () => undefined],
    ['says what nobody understands', () => 'PONG'],
  ] as [string, () => string | undefined][])(
    'may also be one that %s',
    async ([, answer], { server: shared }) => {
      const server = await empty(shared);
      const { db, resumes } = server;
      const id = await applyWith(server, makePdf());
      const clamd = await startFakeClamd(answer);
      await expect(scanNext({ db, resumes, clamd, log })).rejects.toThrow('clamd');
      expect(await findResume(server, id)).toMatchObject({ scan_state: 'pending' });
    },
  );
});

test('a dead server’s file is scanned by another after five minutes', async ({ server: shared }) => {
  const server = await empty(shared);
  await applyWith(server, makePdf());
  const clamd = await startFakeClamd(verdictOf);
  await sql`update resumes set scan_due_at = now() + interval '5 minutes'`.execute(server.db);
  expect(await scanAll(server, clamd)).toBe(0);
  await sql`update resumes set scan_due_at = scan_due_at - interval '5 minutes 1 second'`.execute(server.db);
  expect(await scanAll(server, clamd)).toBe(1);
});
