/** `npm run export:site -- FOLDER`: a copy of the public site as plain files, which any web server shows. */

import { parseArgs } from 'node:util';
import { addressIn, languages } from '../../src/languages.ts';
import { buildApp } from '../app.ts';
import { openCopyFolder } from '../archive/static-copy/copy-folder.ts';
import { type CopyOptions, type CopyProgress, copySite } from '../archive/static-copy/copy-site.ts';
import { readFromApp, readFromServer } from '../archive/static-copy/read-site.ts';
import { type Config, parseConfig, siteOrigin } from '../config.ts';
import { createContentVersion } from '../content/content-version.ts';
import { createPublishedSite } from '../content/published-site.ts';
import { sampleSite } from '../content/sample-site.ts';
import { createSiteHolder } from '../content/site-holder.ts';
import { loadUploads, readUploadsVersion } from '../content/uploads.queries.ts';
import type { DatabaseConnection } from '../database/connect.ts';
import { createPublicationStore } from '../files/publication-store.ts';
import { createResumeStore } from '../files/resume-store.ts';
import { createLogger } from '../operating/logger.ts';
import { createSubmissionLimit } from '../submissions/limit.ts';
import { runCommand, withDatabase } from './with-database.ts';

const usage = `npm run export:site -- FOLDER                 a new or empty folder, or that of an earlier copy
npm run export:site -- FOLDER --from ORIGIN   reads a running server, such as http://localhost:3000
npm run export:site -- FOLDER --pages NUMBER  at most so many pages (20000); links to others lead to the live site`;

const SAY_EVERY_MS = 2_000;
/** As the shell expects of a command that Ctrl-C has ended. */
const INTERRUPTED = 130;

type Source = Pick<CopyOptions, 'read' | 'origin' | 'prefixes' | 'pages' | 'moved'>;

await runCommand(async () => {
  const { folder, from, mostPages } = readArguments(process.argv.slice(2));
  const config = parseConfig(process.env);
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => stop.abort());
  try {
    if (from === undefined)
      await withDatabase(config, (connection) =>
        withOwnServer(config, connection, (source) => copy(source, folder, mostPages, stop.signal)),
      );
    else await copy(runningServer(from), folder, mostPages, stop.signal);
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    console.error(`Interrupted. ${folder} is not a whole copy: run the command again to complete it.`);
    process.exitCode = INTERRUPTED;
  }
});

function readArguments(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { from: { type: 'string' }, pages: { type: 'string', default: '20000' } },
    });
    const [folder, ...others] = positionals;
    const isOrigin = values.from === undefined || /^https?:$/.test(URL.parse(values.from)?.protocol ?? '');
    if (folder !== undefined && others.length === 0 && isOrigin && /^[1-9]\d{0,7}$/.test(values.pages))
      return {
        folder,
        from: values.from === undefined ? undefined : new URL(values.from).origin,
        mostPages: Number(values.pages),
      };
  } catch {
    // An unknown option.
  }
  throw new Error(usage);
}

/** Only the server itself knows the former addresses of pages. */
function runningServer(origin: string): Source {
  console.error('Former addresses of pages are left out: only the database has them.');
  const prefixes = languages.map(({ prefix }) => prefix);
  return { read: readFromServer(origin), origin, prefixes, pages: [], moved: new Map() };
}

/** Builds the server as its start does, and asks it without listening. */
async function withOwnServer(
  given: Config,
  { db, pool, listen }: DatabaseConnection,
  use: (source: Source) => Promise<void>,
): Promise<void> {
  // Nobody else waits for this server's answers.
  const config: Config = { ...given, overloadDelayMs: 0 };
  const log = createLogger('warn');
  const site = createSiteHolder(sampleSite);
  const publishing = createPublishedSite({
    db,
    site,
    log,
    loadUploads: () => loadUploads(db),
    readUploadsVersion: () => readUploadsVersion(db),
  });
  await publishing.reload();
  const app = await buildApp(
    {
      config,
      db,
      pool,
      listen,
      site,
      publishing,
      resumes: await createResumeStore(config),
      publications: await createPublicationStore(config),
      submissionLimit: createSubmissionLimit(config.submitLimitPerMinute, config.submitLimitPerForm),
      content: createContentVersion(),
    },
    log,
  );
  const sites = [site.current, ...site.current.translations.values()];
  try {
    await use({
      read: readFromApp(app),
      origin: siteOrigin(config),
      prefixes: sites.map(({ language }) => language.prefix),
      pages: sites.flatMap(({ language, pages }) =>
        pages
          .flatMap(({ path, aliases = [] }) => [path, ...aliases])
          .filter((path) => !path.includes('$'))
          .map((path) => addressIn(language, path)),
      ),
      moved: new Map(
        sites.flatMap(({ language, moved }) =>
          [...moved].flatMap(([old, now]) =>
            // A copy has files, which answer the same whatever the query is.
            now === null || old.includes('?')
              ? []
              : [[addressIn(language, old), addressIn(language, now)] as const],
          ),
        ),
      ),
    });
  } finally {
    await app.close();
  }
}

async function copy(source: Source, name: string, mostPages: number, signal: AbortSignal): Promise<void> {
  const folder = await openCopyFolder(name, source.origin);
  if (folder.wasInterrupted)
    console.error('The last copy into this folder was interrupted. It is made anew.');
  const result = await copySite({ ...source, folder, mostPages, signal, onProgress: createProgress() });
  const { written, removed, same } = await folder.finish();
  const { pages, files, bytes, redirects, live, leftOut, missing } = result;
  console.log(
    `${name} has ${pages} pages and ${files} files (${megabytes(bytes)}), and ${redirects} redirects. ` +
      `${written} are new or changed, ${same} as they were, ${removed} removed.`,
  );
  console.log(`Forms, and links to what is not in the copy, lead to ${live}.`);
  if (URL.parse(live)?.hostname === 'localhost')
    console.error('Nobody else can open that address: set PUBLIC_URL to the address of the site.');
  if (leftOut > 0)
    console.error(`There are more than ${mostPages} pages. Links to the others lead to the live site.`);
  if (missing.length > 0)
    console.error(`The site has links to what it has not: ${missing.slice(0, 20).join(', ')}`);
}

/** Says now and then how far it is. */
function createProgress(): (progress: CopyProgress) => void {
  let said = Date.now();
  return ({ pages, files, bytes, waiting }) => {
    if (Date.now() - said < SAY_EVERY_MS) return;
    said = Date.now();
    console.error(
      `${pages} pages and ${files} files (${megabytes(bytes)}); ${waiting} known that are to come`,
    );
  };
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
