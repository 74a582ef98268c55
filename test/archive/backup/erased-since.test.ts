import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished } from 'vitest';
import { parseErased, repeatErasures } from '../../../server/privacy/erasure/repeat.ts';
import { postLegacy } from '../../doors/doors.ts';
import { type StartedServer, startTestServer, test } from '../../environment/app.ts';
import { runCommand } from '../../environment/run-command.ts';
import { makeApplicationForm } from '../../factories/application-form.ts';
import { receiptOf } from '../../factories/stored.ts';
import { archiveTo, makePlace, placeOf, restoreFrom, resumesIn, withDatabase } from './archives.ts';

let folder: string;
let archive: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guardhouse-erased-'));
  archive = join(folder, 'guardhouse.zip');
  return () => rm(folder, { recursive: true, force: true });
});

async function start(): Promise<StartedServer> {
  const server = await startTestServer();
  onTestFinished(() => server.stop());
  return server;
}

async function apply({ app }: StartedServer, FullName: string): Promise<string> {
  const form = makeApplicationForm({ FullName });
  return receiptOf(await postLegacy(app, '/Master/SubmitJobAplicationDetails', form)).reference;
}

const erase = ({ db, resumes }: StartedServer, reference: string) =>
  repeatErasures(db, resumes, [{ reference, erased_at: new Date() }], console);

const referencesIn = ({ DATABASE_URL }: { DATABASE_URL: string }) =>
  withDatabase(DATABASE_URL, async (db) =>
    (await db.selectFrom('submissions').select('reference').orderBy('id').execute()).map(
      ({ reference }) => reference,
    ),
  );

describe('what was erased after a backup', () => {
  test('is erased again by a restore that replaces the database', async () => {
    const server = await start();
    const [erased, kept] = [await apply(server, 'Asha'), await apply(server, 'Binod')];
    await archiveTo(archive, server);
    await erase(server, erased);
    expect(await restoreFrom(archive, placeOf(server))).toMatchObject({ erasedAgain: 1 });
    expect(await referencesIn(placeOf(server))).toEqual([kept]);
    expect(await resumesIn(placeOf(server))).toHaveLength(1);
  });

  test('is erased in another database by the list of the first', async () => {
    const server = await start();
    const [erased, kept] = [await apply(server, 'Asha'), await apply(server, 'Binod')];
    await archiveTo(archive, server);
    await erase(server, erased);
    const listed = await runCommand(['list'], placeOf(server), 'erasures');
    expect(listed.output).toMatch(new RegExp(`^${erased} \\d{4}-\\d\\d-\\d\\dT\\S+Z\n$`));
    const target = await makePlace(folder);
    await restoreFrom(archive, target);
    expect(await referencesIn(target)).toEqual([erased, kept]);
    const known = parseErased(listed.output);
    await withDatabase(target.DATABASE_URL, (db) => repeatErasures(db, server.resumes, known, console));
    expect(await referencesIn(target)).toEqual([kept]);
    expect(() => parseErased('drop everything')).toThrow('names no erased submission');
  });
});
