/**
 * `npm run move-in -- FILE` rehearses and then moves in what another system has exported, as the screen does: for files
 * of any size, and with the pictures in a folder. `--rehearse` ends after the rehearsal. An archive of our own, which
 * moving out has made, comes into an empty Guardhouse.
 */

import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { type OpenedImport, type TableTarget, tableTargets } from '../../src/contract/staff/moving-in.ts';
import { parseConfig } from '../config.ts';
import { createContentVersion } from '../content/content-version.ts';
import { sampleSiteHolder } from '../content/site-holder.ts';
import { createPublicationStore, publicationKind } from '../files/publication-store.ts';
import { createResumeStore, resumeKind } from '../files/resume-store.ts';
import { demandOwnStoreForUpload } from '../files/store-owner.ts';
import { createLogger } from '../operating/logger.ts';
import { isZip } from '../staff/moving-in/archive/receive-archive.ts';
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
} from '../staff/moving-in/importing/change-imports.ts';
import { findOwner } from '../staff/moving-in/importing/owner.queries.ts';
import { receiveSource } from '../staff/moving-in/importing/receive-files.ts';
import { reportOf } from '../staff/moving-in/importing/report-csv.ts';
import { workOn } from '../staff/moving-in/importing/run-imports.ts';
import { readLines } from '../staff/moving-in/import-items.queries.ts';
import { findImport } from '../staff/moving-in/imports.queries.ts';
import { hasFile, incomingFile } from '../staff/moving-in/source-files.ts';
import type { MovingParts } from '../staff/moving-in/writing.ts';
import { moveArchiveIn } from './move-archive-in.ts';
import { demandKnown, readPairs, readWanted, sayChoices, type Wanted } from './move-in-choices.ts';
import { runCommand, withDatabase } from './with-database.ts';

const USAGE = `Use: npm run move-in -- FILE [--pictures FOLDER|ZIP] [--host HOST]… [--rehearse] [--report FILE.csv]
     npm run move-in -- FILE.csv --as ${tableTargets.join('|')} --column HEADING=FIELD… (and the same options)
     npm run move-in -- FILE.xml --kind KIND=pages|blogs|none… --menu NAME=header|footer|legal|none…
     npm run move-in -- FILE.xml --same-site-as HOST|none  the site came over before, when it was at HOST
     npm run move-in -- --start ID [--overwrite LINE|all]…  the lines of the report that may replace what was edited here
     npm run move-in -- --start ID | --go-on ID | --try-again ID | --undo ID [--pictures …] [--host …]
     npm run move-in -- ARCHIVE.zip [--rehearse]  an archive that moving out has made, into an empty Guardhouse
     --member EMAIL names who moves in; without it, the first owner does.`;
/** Some items could not be moved in; the report says which. */
const EXIT_WITH_FAILURES = 2;
const PROGRESS_MS = 2_000;

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      pictures: { type: 'string' },
      host: { type: 'string', multiple: true, default: [] },
      as: { type: 'string' },
      column: { type: 'string', multiple: true, default: [] },
      kind: { type: 'string', multiple: true, default: [] },
      menu: { type: 'string', multiple: true, default: [] },
      'same-site-as': { type: 'string' },
      rehearse: { type: 'boolean', default: false },
      report: { type: 'string' },
      start: { type: 'string' },
      overwrite: { type: 'string', multiple: true, default: [] },
      'go-on': { type: 'string' },
      'try-again': { type: 'string' },
      undo: { type: 'string' },
      member: { type: 'string' },
    },
  });
  const [file, ...more] = positionals;
  const { start, 'go-on': goOn, 'try-again': again, undo } = values;
  const ways = [file, start, goOn, again, undo].filter((way) => way !== undefined);
  const target = tableTargets.find((each) => each === values.as);
  if (ways.length !== 1 || more.length > 0 || (values.as !== undefined && target === undefined))
    throw new Error(USAGE);
  const chosen = readPairs(values.column, USAGE);
  const wanted = readWanted(values, USAGE);
  if (wanted !== undefined && file === undefined) throw new Error(USAGE);
  if (values.overwrite.length > 0 && start === undefined) throw new Error(USAGE);
  if (file !== undefined && !(await hasFile(file))) throw new Error(`There is no file ${file}.`);
  if (file !== undefined && (await isZip(file))) {
    const { rehearse, host, column, kind, menu, overwrite: _, ...others } = values;
    if (Object.keys(others).length > 0 || host.length > 0 || column.length > 0 || wanted)
      throw new Error(USAGE);
    return moveArchiveIn(file, { isRehearsal: rehearse });
  }
  const pictures = values.pictures === undefined ? undefined : resolve(values.pictures);
  if (pictures !== undefined && !(await hasFile(pictures))) throw new Error(`There is no ${pictures}.`);

  const config = parseConfig(process.env);
  await withDatabase(config, async ({ db }) => {
    const [resumes, publications] = [await createResumeStore(config), await createPublicationStore(config)];
    await demandOwnStoreForUpload(db, resumes, resumeKind);
    await demandOwnStoreForUpload(db, publications, publicationKind);
    const member = await findOwner(db, values.member);
    if (member === undefined)
      throw new Error(
        values.member ? `${values.member} is no owner.` : 'There is no owner yet, for whom to move in.',
      );
    const parts: MovingParts = {
      ...{ db, config, resumes, publications, content: createContentVersion(), site: sampleSiteHolder() },
      ...{ publishing: undefined, log: createLogger('warn'), ...(pictures !== undefined && { pictures }) },
    };
    const ctx = { db, address: '', member, claim: randomUUID() };
    const run = (id: number) => work(parts, ctx, id);
    const begin = async ({ id, begun }: OpenedImport) => {
      const overwrite = await demandAsked(db, id, values.overwrite);
      return (await startImport(ctx, { id, rehearsal: begun, hosts: values.host, overwrite })).id;
    };

    let opened: OpenedImport;
    if (undo !== undefined) opened = await run((await undoImport(ctx, readId(undo))).id);
    else if (goOn !== undefined) opened = await run((await goOnWithImport(ctx, readId(goOn))).id);
    else if (again !== undefined)
      opened = await run((await tryAgain(ctx, { id: readId(again), hosts: values.host })).id);
    else {
      opened =
        file === undefined
          ? await demandImport(db, readId(start))
          : await rehearseFile(parts, ctx, file, { target, chosen, wanted });
      say(opened);
      if (opened.state === 'rehearsed') sayChoices((await findImport(db, opened.id))?.asked);
      // What was started before is refused by name.
      if (!values.rehearse && (opened.state === 'rehearsed' || file === undefined))
        opened = await run(await begin(opened));
    }
    say(opened);
    if (values.report !== undefined)
      await pipeline(
        Readable.from(reportOf(db, opened.id)),
        createWriteStream(values.report, { mode: 0o600 }),
      );
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
  {
    target,
    chosen,
    wanted,
  }: { target: TableTarget | undefined; chosen: Record<string, string>; wanted: Wanted | undefined },
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
async function demandAsked(db: OwnContext['db'], id: number, named: readonly string[]): Promise<number[]> {
  if (named.length === 0) return [];
  const asked: number[] = [];
  for await (const lines of readLines(db, id))
    asked.push(...lines.filter(({ act }) => act === 'ask').map((line) => line.id));
  if (named.includes('all')) return asked;
  const numbers = named.map(readId);
  const other = numbers.find((number) => !asked.includes(number));
  if (other !== undefined) throw new Error(`Line ${other} of import ${id} does not ask to overwrite anything.`);
  return numbers;
}

function readId(typed: string | undefined): number {
  if (!/^[1-9]\d{0,8}$/.test(typed ?? '')) throw new Error(USAGE);
  return Number(typed);
}
