import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, onTestFinished } from 'vitest';
import { sweepRefused } from '../../server/operating/metrics.ts';
import { createSweeps } from '../../server/privacy/sweeps.ts';
import { postLegacy } from '../doors/doors.ts';
import { claimStores, startTestServer, type TestServer, test } from '../environment/app.ts';
import { runCommand } from '../environment/run-command.ts';
import { makeApplicationForm } from '../factories/application-form.ts';
import { makeContact } from '../factories/rows.ts';
import { createMember } from '../factories/staff.ts';
import { upload as uploadAs } from '../factories/staff-upload.ts';
import { countStored, receiptOf } from '../factories/stored.ts';

const settingsOf = ({ config, databaseUrl }: Running) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: config.dataDir,
});

type Running = Awaited<ReturnType<typeof startTestServer>>;

async function start(settings: Record<string, string> = {}): Promise<Running> {
  const server = await startTestServer(settings);
  onTestFinished(() => server.stop());
  return server;
}

async function apply({ app }: TestServer, times: number): Promise<void> {
  for (let time = 0; time < times; time++)
    receiptOf(
      await postLegacy(
        app,
        '/Master/SubmitJobAplicationDetails',
        makeApplicationForm({ FullName: `A ${time}` }),
      ),
    );
}

/** Runs the server's own chores at start, and returns what they log. */
async function keepHouse({ db }: TestServer, { resumes, publications }: TestServer): Promise<string[]> {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => lines.push(line) });
  const sweeps = createSweeps({ db, resumes, publications, exclusive: true, log });
  await Promise.all([sweeps.resumes(), sweeps.publications()]);
  return lines.map((line) => String(JSON.parse(line).reason));
}

const filesOf = async ({ config }: TestServer) =>
  (await readdir(join(config.dataDir, 'resumes'))).filter((name) => name !== 'belongs-to.json');
const refused = async (store: string) =>
  (await sweepRefused.get()).values.find(({ labels }) => labels.store === store)?.value;

describe('a store of files', () => {
  test('of another database is not swept by a new database', async () => {
    const live = await start();
    await keepHouse(live, live);
    await apply(live, 3);
    const before = await filesOf(live);
    expect(before).toHaveLength(3);
    const fresh = await start();
    const reasons = await keepHouse(fresh, live);
    expect(await filesOf(live)).toEqual(before);
    expect(reasons.toSorted()).toEqual(
      ['publications', 'resumes'].map((kind) =>
        expect.stringMatching(`^The store of ${kind} belongs to the database`),
      ),
    );
    expect(reasons[0]).toContain('npm run stores -- claim');
    expect(await refused('resumes')).toBe(1);
    expect(await keepHouse(live, live)).toEqual([]);
    expect(await refused('resumes')).toBe(0);
  });

  test('without a mark is not swept by a new database, and claimed by the one that knows its files', async () => {
    const live = await start();
    await apply(live, 3);
    const before = await filesOf(live);
    const fresh = await start();
    const [reason] = await keepHouse(fresh, live);
    expect(reason).toContain('which knows 0 of the 3 files that were checked');
    expect(await filesOf(live)).toEqual(before);
    // The new database claims the empty store beside it.
    expect(await keepHouse(live, live)).toEqual([expect.stringContaining('publications belongs to')]);
    const [strange] = await keepHouse(fresh, live);
    expect(strange).toContain('belongs to the database');
  });

  test('of another database accepts no resume and no upload, and the answer says so', async () => {
    const live = await start();
    await keepHouse(live, live);
    const other = await start({ DATA_DIR: live.config.dataDir });
    const answer = await postLegacy(other.app, '/Master/SubmitJobAplicationDetails', makeApplicationForm());
    expect(answer.statusCode, answer.body).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await filesOf(live)).toEqual([]);
    expect(await countStored(other.db)).toBe(0);
    const editor = await createMember(other, 'editor');
    const file = new File(['%PDF-1.4\n1 0 obj << >> endobj\n%%EOF\n'], 'licence.pdf');
    const upload = await uploadAs(other, editor, 'compliance.create', { ComplianceName: 'Licence', file });
    expect(upload.statusCode, upload.body).toBe(503);
    const ready = await other.app.inject('/readyz');
    expect(ready.json()).toMatchObject({ ready: false, checks: { storage: false } });
    // Whatever needs no file still works.
    receiptOf(await postLegacy(other.app, '/Master/SubmitUserRequest', makeContact()));
    // Once a person has claimed it, it accepts files at once.
    await claimStores(other);
    await apply(other, 1);
  });

  test('that is empty although rows name files takes none, until a person claims it: its disk may not be mounted', async () => {
    const live = await start();
    await keepHouse(live, live);
    await apply(live, 1);
    const { databaseUrl } = live;
    const bare = await start({ DATABASE_URL: databaseUrl });
    expect(await keepHouse(bare, bare)).toEqual([expect.stringContaining('The store of resumes is empty')]);
    expect(await refused('resumes')).toBe(1);
    const form = makeApplicationForm({ FullName: 'B' });
    expect((await postLegacy(bare.app, '/Master/SubmitJobAplicationDetails', form)).statusCode).toBe(503);
    expect((await bare.app.inject('/readyz')).json()).toMatchObject({
      ready: false,
      checks: { storage: false },
    });
    expect(await filesOf(bare)).toEqual([]);
    expect(await countStored(live.db)).toBe(1);
    expect((await runCommand(['show'], settingsOf(bare), 'stores')).output).toContain('is its disk mounted');
    // With the disk back it goes on as before.
    const back = await start({ DATABASE_URL: databaseUrl, DATA_DIR: live.config.dataDir });
    expect(await keepHouse(back, back)).toEqual([]);
    await apply(back, 1);
    expect((await runCommand(['claim'], settingsOf(bare), 'stores')).output).toContain('this database’s now');
    await apply(bare, 1);
    // The server checks once a second.
    await expect.poll(async () => (await bare.app.inject('/readyz')).json().checks.storage).toBe(true);
  });
});
