/**
 * `npm run move-in -- FILE` rehearses and then moves in what another system has exported, as the screen does: for files
 * of any size, and with the pictures in a folder. `--rehearse` ends after the rehearsal. An archive of our own, which
 * moving out has made, comes into an empty Guardhouse.
 */

import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { OpenedImport } from '../../src/contract/staff/moving-in.ts';
import { isZip } from '../archive/bringing-back/receive-archive.ts';
import { parseConfig } from '../config.ts';
import { createContentVersion } from '../content/content-version.ts';
import { sampleSiteHolder } from '../content/site-holder.ts';
import { createPublicationStore, publicationKind } from '../files/publication-store.ts';
import { createResumeStore, resumeKind } from '../files/resume-store.ts';
import { demandOwnStoreForUpload } from '../files/store-owner.ts';
import { readLines } from '../importing/import-items.queries.ts';
import { findImport } from '../importing/imports.queries.ts';
import {
  type ChangingContext,
  chooseOfSite,
  demandImport,
  goOnWithImport,
  matchColumns,
  startImport,
  stopImport,
  tryAgain,
  undoImport,
} from '../importing/runs/change-imports.ts';
import { findOwner } from '../importing/runs/owner.queries.ts';
import { receiveSource } from '../importing/runs/receive-files.ts';
import { reportOf } from '../importing/runs/report-csv.ts';
import { workOn } from '../importing/runs/run-imports.ts';
import { incomingFile } from '../importing/source-files.ts';
import type { MovingParts } from '../importing/writing.ts';
import { createLogger } from '../operating/logger.ts';
import { moveArchiveIn } from './move-archive-in.ts';
import { type MoveInArguments, readArguments, USAGE } from './move-in-arguments.ts';
import { demandKnown, sayChoices } from './move-in-choices.ts';
import { runCommand, withDatabase } from './with-database.ts';

/** Some items could not be moved in; the report says which. */
const EXIT_WITH_FAILURES = 2;
const PROGRESS_MS = 2_000;

await runCommand(async () => {
  const given = readArguments(process.argv.slice(2));
  const { what, isRehearsal, hosts, report } = given;
  if (what.way === 'file') {
    if (!existsSync(what.file)) throw new Error(`There is no file ${what.file}.`);
    if (await isZip(what.file)) {
      if (!given.isPlain) throw new Error(USAGE);
      return moveArchiveIn(what.file, { isRehearsal });
    }
  }
  const pictures = given.pictures === undefined ? undefined : resolve(given.pictures);
  if (pictures !== undefined && !existsSync(pictures)) throw new Error(`There is no ${pictures}.`);

  const config = parseConfig(process.env);
  await withDatabase(config, async ({ db }) => {
    const [resumes, publications] = [await createResumeStore(config), await createPublicationStore(config)];
    await demandOwnStoreForUpload(db, resumes, resumeKind);
    await demandOwnStoreForUpload(db, publications, publicationKind);
    const member = await findOwner(db, given.member);
    if (member === undefined)
      throw new Error(
        given.member ? `${given.member} is no owner.` : 'There is no owner yet, for whom to move in.',
      );
    const parts: MovingParts = {
      db,
      config,
      resumes,
      publications,
      content: createContentVersion(),
      site: sampleSiteHolder(),
      publishing: undefined,
      log: createLogger('warn'),
      ...(pictures !== undefined && { pictures }),
    };
    const ctx = { db, address: '', member, claim: randomUUID() };
    const run = (id: number) => work(parts, ctx, id);
    /** What was started before is refused by name. */
    const begin = async ({ id, begun }: OpenedImport, named: readonly number[] | 'all' = []) => {
      const overwrite = await demandAsked(db, id, named);
      return run((await startImport(ctx, { id, rehearsal: begun, hosts, overwrite })).id);
    };
    const show = async (opened: OpenedImport) => {
      say(opened);
      if (opened.state === 'rehearsed') sayChoices((await findImport(db, opened.id))?.asked);
      return opened;
    };

    let opened: OpenedImport;
    if (what.way === 'file') {
      opened = await show(await rehearseFile(parts, ctx, what.file, given));
      if (!isRehearsal && opened.state === 'rehearsed') opened = await begin(opened);
    } else if (what.way === 'start') {
      opened = await show(await demandImport(db, what.id));
      if (!isRehearsal) opened = await begin(opened, what.overwrite);
    } else if (what.way === 'go on') opened = await run((await goOnWithImport(ctx, what.id)).id);
    else if (what.way === 'try again') opened = await run((await tryAgain(ctx, { id: what.id, hosts })).id);
    else opened = await run((await undoImport(ctx, what.id)).id);
    say(opened);
    if (report !== undefined)
      await pipeline(Readable.from(reportOf(db, opened.id)), createWriteStream(report, { mode: 0o600 }));
    if (opened.state === 'unreadable') throw new Error(opened.reason);
    if (opened.retriable > 0)
      console.log(`What has failed can be tried again: npm run move-in -- --try-again ${opened.id}`);
    if (opened.counts.some(({ failed }) => failed > 0)) process.exitCode = EXIT_WITH_FAILURES;
  });
});

type OwnContext = ChangingContext & { claim: string; member: { id: string; name: string } };

async function rehearseFile(
  parts: MovingParts,
  ctx: OwnContext,
  file: string,
  { target, chosen, wanted }: MoveInArguments,
): Promise<OpenedImport> {
  const { size } = await stat(file);
  // A copy, since the file that was given is not the server’s to remove.
  const path = await incomingFile(parts.config, ctx.claim);
  await copyFile(file, path);
  const received = { path, name: basename(file), bytes: size };
  const { id } = await receiveSource({ ...parts, ...ctx }, ctx, received);
  const read = await work(parts, ctx, id);
  if (read.state === 'rehearsed' && wanted !== undefined) {
    await chooseOfSite(ctx, { id, ...demandKnown((await findImport(parts.db, id))?.asked, wanted) });
    return work(parts, ctx, id);
  }
  if (read.state !== 'columns') return read;
  if (wanted !== undefined) throw new Error(USAGE);
  if (target === undefined) throw new Error(`${file} is a table: please say what its rows are.\n${USAGE}`);
  await matchColumns(ctx, { id, target, chosen });
  return work(parts, ctx, id);
}

/** Works on an import to its end, and says how far it is. Ctrl-C stops it between two items. */
async function work(parts: MovingParts, ctx: OwnContext, id: number): Promise<OpenedImport> {
  const { db } = parts;
  const row = await findImport(db, id);
  if (row === undefined) throw new Error(`There is no import ${id}.`);
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const telling = setInterval(() => void demandImport(db, id).then(tell, () => undefined), PROGRESS_MS);
  try {
    await workOn(parts, { ...row, claim: ctx.claim }, stop.signal);
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    if (row.state === 'running') await stopImport(ctx, id);
    throw new Error(`Stopped. Go on with: npm run move-in -- --go-on ${id}`);
  } finally {
    clearInterval(telling);
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
  return demandImport(db, id);
}

function tell({ state, progress: { done, total, secondsLeft } }: OpenedImport): void {
  const left = secondsLeft === null ? '' : `, ${secondsLeft} s left`;
  console.log(`${state}: ${done} of ${total}${state === 'reading' ? ' bytes' : ''}${left}`);
}

function say({ id, state, counts }: OpenedImport): void {
  console.log(`Import ${id} is ${state}.`);
  for (const { kind, act, items, done, failed } of counts)
    console.log(
      `${String(items).padStart(9)} ${kind ?? 'other'} ${act}${state === 'rehearsed' ? '' : `: ${done} done, ${failed} failed`}`,
    );
}

/** The lines that were named, each of which asks whether it may replace what was edited here. */
async function demandAsked(
  db: OwnContext['db'],
  id: number,
  named: readonly number[] | 'all',
): Promise<number[]> {
  if (named.length === 0) return [];
  const asked: number[] = [];
  for await (const lines of readLines(db, id))
    asked.push(...lines.filter(({ act }) => act === 'ask').map((line) => line.id));
  if (named === 'all') return asked;
  const other = named.find((line) => !asked.includes(line));
  if (other !== undefined)
    throw new Error(`Line ${other} of import ${id} does not ask to overwrite anything.`);
  return [...named];
}
