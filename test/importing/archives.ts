import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { writeArchive } from '../../server/archive/write-archive.ts';
import type { MovingBack } from '../../src/contract/staff/moving-back.ts';
import { type StartedServer, startTestServer } from '../environment/app.ts';
import { createMovedCompany } from '../factories/moved-company.ts';
import { ok, type StaffBrowser } from '../factories/staff.ts';
import { sendFile } from './moving.ts';

/** Everything of a company, as its owner would move out with it. */
export interface MovedOut {
  bytes: Buffer;
  applied: string;
  jid: string;
  /** Of the company's owner. */
  email: string;
  ownerId: string;
  rows: number;
}

export async function moveOutCompany(): Promise<MovedOut> {
  const source = await startTestServer();
  try {
    const { applied, jid } = await createMovedCompany(source);
    const file = join(source.config.dataDir, 'out.zip');
    const { rows } = await writeArchive(createWriteStream(file), 'moving out', source);
    const owner = await source.db
      .selectFrom('staff_members')
      .select(['id', 'email'])
      .where('role', '=', 'owner')
      .executeTakeFirstOrThrow();
    return { bytes: await readFile(file), applied, jid, email: owner.email, ownerId: owner.id, rows };
  } finally {
    await source.stop();
  }
}

export const findArrived = async (owner: StaffBrowser): Promise<MovingBack> =>
  ok(await owner.ask('movingBack.find'));

export async function untilSettled(owner: StaffBrowser): Promise<MovingBack> {
  await expect
    .poll(async () => (await findArrived(owner)).state, { timeout: 60_000, interval: 20 })
    .not.toMatch(/reading|running/);
  return findArrived(owner);
}

/** Uploads an archive and waits until it was read. */
export async function rehearseArchive(
  server: StartedServer,
  owner: StaffBrowser,
  bytes: Buffer,
): Promise<MovingBack> {
  const sent = await sendFile(server, owner, '/staff/moving-in/files', bytes, 'guardhouse.zip');
  expect(sent.statusCode, sent.body).toBe(200);
  return untilSettled(owner);
}
