import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect } from 'vitest';
import { readers } from '../../../server/staff/moving-in/importing/readers.ts';
import type { OpenedImport } from '../../../src/contract/staff/moving-in.ts';
import type { StartedServer } from '../../environment/app.ts';
import { runCommand } from '../../environment/run-command.ts';
import type { StaffBrowser } from '../../factories/staff.ts';
import { type CompanySize, formerFlamingo, formerWordPress } from './former-company.ts';
import { rehearseFile, runImport, sendFile } from './moving.ts';
import { zipOfFiles } from './upload-zip.ts';
import {
  expectProgress,
  expectStored,
  type Meanwhile,
  visitMeanwhile,
  waitAtRest,
} from './visitors-meanwhile.ts';

export interface MovedCompany {
  wordpress: OpenedImport;
  messages: OpenedImport;
  /** What visitors met while it moved. */
  meanwhile: Meanwhile;
  /** As long a visitor waited at most before it began. */
  atRestMs: number;
  figures: { wholeMs: number; workedMs: number; longestWaitMs: number; p99WaitMs: number };
}

const own = { readers };

/**
 * Moves a whole company in by the product's own readers, as its owner does on the screen: the export of WordPress, a zip
 * of its pictures, and the messages that Flamingo has kept.
 */
export async function moveCompanyIn(
  server: StartedServer,
  owner: StaffBrowser,
  size: CompanySize,
  messages: number,
): Promise<MovedCompany> {
  const [wxr, csv] = [await buffer(formerWordPress(1, size)), await buffer(recentMessages(messages))];
  const zip = await zipOfPictures(wxr.toString());
  const atRestMs = await waitAtRest(server);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const [begun, before] = [performance.now(), process.cpuUsage()];
  delay.enable();
  const move = async () => {
    const rehearsed = await rehearseFile(server, owner, wxr, own);
    const path = `/staff/moving-in/${rehearsed.id}/pictures`;
    const sent = await sendFile(server, owner, path, zip, 'uploads.zip');
    expect(sent.statusCode).toBe(200);
    const wordpress = await runImport(server, owner, rehearsed.id, own);
    const { id } = await rehearseFile(server, owner, csv, { ...own, name: 'inbound.csv' });
    return { wordpress, messages: await runImport(server, owner, id, own) };
  };
  const { result, meanwhile } = await visitMeanwhile(server, owner, move);
  delay.disable();
  const { user, system } = process.cpuUsage(before);
  return {
    ...result,
    ...{ meanwhile, atRestMs },
    figures: {
      wholeMs: performance.now() - begun,
      workedMs: (user + system) / 1_000,
      longestWaitMs: delay.max / 1e6,
      p99WaitMs: delay.percentile(99) / 1e6,
    },
  };
}

/** As long as a visitor may wait while a company moves in, or several times as long as on this machine without it. */
const LONGEST_WAIT_MS = 2_000;
const TIMES_AT_REST = 5;

/** Expects visitors to have been answered throughout, everything they sent to be stored, and progress to be shown. */
export async function expectAnsweredMeanwhile(
  server: StartedServer,
  { meanwhile, atRestMs }: MovedCompany,
): Promise<void> {
  const { page, form } = meanwhile.longestMs;
  expect(Math.max(page, form)).toBeLessThan(Math.max(LONGEST_WAIT_MS, atRestMs * TIMES_AT_REST));
  expect(meanwhile.pages).toBeGreaterThan(5);
  expect(meanwhile.acknowledged.length).toBeGreaterThan(5);
  await expectStored(server, meanwhile);
  expectProgress(meanwhile);
}

/** None is so old that it is not kept any more. */
const recentMessages = (count: number) =>
  formerFlamingo(1, count, {
    newest: new Date(),
    mostMinutes: Math.min(365, Math.floor((150 * 1_440 * 2) / count)),
  });

/** The pictures of the export, of different colours: each takes about as long to encode as a photograph. */
async function zipOfPictures(wxr: string): Promise<Buffer> {
  const files: Record<string, Buffer> = {};
  const size = { width: 1_600, height: 1_067, channels: 3 as const };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 };
  const raw = await sharp({ create: { ...size, background: 'black', noise } })
    .blur(1.2)
    .raw()
    .toBuffer();
  const paths = wxr.matchAll(/<wp:attachment_url><!\[CDATA\[https?:\/\/[^/]+\/([^\]]+)\]\]>/g);
  for (const [at, [, path = '']] of [...paths].entries()) {
    const added = [at % 128, (at >> 7) * 20, 0];
    files[path] = await sharp(raw, { raw: size }).linear([1, 1, 1], added).jpeg().toBuffer();
  }
  return zipOfFiles(files);
}

/** The counts of a finished import: `blog make 480 480 0` is kind, act, items, done, failed. */
export const countsOf = ({ counts }: OpenedImport) =>
  counts.map(({ kind, act, items, done, failed }) => `${kind} ${act} ${items} ${done} ${failed}`);

/** Moves everything out again by the command. @returns how many bytes the archive has. */
export async function moveOut({ databaseUrl, config }: StartedServer): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'guardhouse-moving-out-'));
  try {
    const file = join(folder, 'all.zip');
    const settings = { DATABASE_URL: databaseUrl, DATA_DIR: config.dataDir };
    const made = await runCommand([file], settings, 'move-out');
    expect(made, made.output).toMatchObject({ code: 0 });
    return (await stat(file)).size;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
