import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { expect } from 'vitest';
import { readers } from '../../server/importing/runs/read-apart.ts';
import type { OpenedImport } from '../../src/contract/staff/moving-in.ts';
import { callSite } from '../doors/doors.ts';
import type { StartedServer } from '../environment/app.ts';
import { runCommand } from '../environment/run-command.ts';
import { makeContact } from '../factories/rows.ts';
import type { StaffBrowser } from '../factories/staff.ts';
import { receiptOf } from '../factories/stored.ts';
import { type CompanySize, formerFlamingo, formerWordPress, pictureOf } from './former-company.ts';
import { rehearseFile, runImport, sendFile } from './moving.ts';
import { zipOfFiles } from './upload-zip.ts';

/** A visitor reads a page and sends a form this often: far more than a site of this size has. */
const EVERY_MS = 250;
/** As long as a visitor may wait while a company moves in, or several times as long as on this machine without it. */
const LONGEST_WAIT_MS = 2_000;
const TIMES_AT_REST = 5;

export interface MovedCompany {
  wordpress: OpenedImport;
  messages: OpenedImport;
  meanwhile: Meanwhile;
  /** As long a visitor waited at most before it began. */
  atRestMs: number;
  figures: { wholeMs: number; workedMs: number; longestWaitMs: number; p99WaitMs: number };
}

/** What visitors met while the company moved. */
interface Meanwhile {
  /** How long they waited for a page and for the answer to a form, at most. */
  longestMs: { page: number; form: number };
  pages: number;
  /** The references that were given out. */
  acknowledged: string[];
}

/** Moves a company in as its owner does on the screen: WordPress's export, a zip of its pictures, and its messages. */
export async function moveCompanyIn(
  server: StartedServer,
  owner: StaffBrowser,
  size: CompanySize,
  messages: number,
): Promise<MovedCompany> {
  const zip = await zipOfPictures(size.pictures);
  const atRest = newMeanwhile();
  for (let time = 0; time < 5; time++) await visit(server, atRest);
  const meanwhile = newMeanwhile();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const [begun, before] = [performance.now(), process.cpuUsage()];
  delay.enable();
  let isOver = false;
  const visiting = (async () => {
    while (!isOver) {
      await visit(server, meanwhile);
      await pause(EVERY_MS);
    }
  })();
  const move = async () => {
    const rehearsed = await rehearseFile(server, owner, formerWordPress(size), { readers });
    const path = `/staff/moving-in/${rehearsed.id}/pictures`;
    expect((await sendFile(server, owner, path, zip, 'uploads.zip')).statusCode).toBe(200);
    const wordpress = await runImport(server, owner, rehearsed.id, { readers });
    const named = { readers, name: 'inbound.csv' };
    const { id } = await rehearseFile(server, owner, formerFlamingo(messages), named);
    return { wordpress, messages: await runImport(server, owner, id, { readers }) };
  };
  const result = await move().finally(() => {
    isOver = true;
  });
  await visiting;
  delay.disable();
  const { user, system } = process.cpuUsage(before);
  return {
    wordpress: result.wordpress,
    messages: result.messages,
    meanwhile,
    atRestMs: Math.max(atRest.longestMs.page, atRest.longestMs.form),
    figures: {
      wholeMs: performance.now() - begun,
      workedMs: (user + system) / 1_000,
      longestWaitMs: delay.max / 1e6,
      p99WaitMs: delay.percentile(99) / 1e6,
    },
  };
}

const newMeanwhile = (): Meanwhile => ({ longestMs: { page: 0, form: 0 }, pages: 0, acknowledged: [] });

async function visit({ app }: StartedServer, seen: Meanwhile): Promise<void> {
  const began = performance.now();
  const url = ['/', '/blog', '/Career', '/contactus'][seen.pages % 4] ?? '/';
  expect((await app.inject({ url })).statusCode, url).toBe(200);
  const read = performance.now();
  seen.acknowledged.push(receiptOf(await callSite(app, 'contact.submit', makeContact())).reference);
  seen.longestMs.page = Math.max(seen.longestMs.page, read - began);
  seen.longestMs.form = Math.max(seen.longestMs.form, performance.now() - read);
  seen.pages++;
}

/** Expects visitors to have been answered throughout, and everything that they sent to be stored once. */
export async function expectAnsweredMeanwhile(
  { db }: StartedServer,
  { meanwhile: { longestMs, pages, acknowledged }, atRestMs }: MovedCompany,
): Promise<void> {
  const most = Math.max(LONGEST_WAIT_MS, atRestMs * TIMES_AT_REST);
  expect(Math.max(longestMs.page, longestMs.form)).toBeLessThan(most);
  expect(pages).toBeGreaterThan(5);
  const stored = db.selectFrom('submissions').select('reference').where('reference', 'in', acknowledged);
  const references = (await stored.execute()).map(({ reference }) => reference);
  expect(references.toSorted()).toEqual(acknowledged.toSorted());
}

/** Pictures of different colours, each of which takes about as long to encode as a photograph. */
async function zipOfPictures(count: number): Promise<Buffer> {
  const files: Record<string, Buffer> = {};
  const size = { width: 1_600, height: 1_067, channels: 3 as const };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 };
  const raw = await sharp({ create: { ...size, background: 'black', noise } })
    .blur(1.2)
    .raw()
    .toBuffer();
  for (let at = 0; at < count; at++) {
    const added = [at % 128, (at >> 7) * 20, 0];
    const picture = sharp(raw, { raw: size }).linear([1, 1, 1], added);
    files[`wp-content/uploads/${pictureOf(at)}`] = await picture.jpeg().toBuffer();
  }
  return zipOfFiles(files);
}

/** The counts of a finished import: `blog make 480 480 0` is kind, act, items, done, failed. */
export const countsOf = ({ counts }: OpenedImport) =>
  counts.map(({ kind, act, items, done, failed }) => `${kind} ${act} ${items} ${done} ${failed}`);

/** Moves everything out again by the command. @returns how many bytes the archive has. */
export async function moveOut({ databaseUrl, config }: StartedServer): Promise<number> {
  const file = join(config.dataDir, 'all.zip');
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: config.dataDir };
  const made = await runCommand([file], settings, 'move-out');
  expect(made, made.output).toMatchObject({ code: 0 });
  return (await stat(file)).size;
}
