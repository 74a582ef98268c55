/**
 * `npm run stores -- show | claim | sweep`: shows which database the file stores belong to, makes them those of this
 * database, or moves aside the files that no row names.
 */

import type { Disk } from 'flydrive';
import { parseConfig } from '../config.ts';
import type { DatabaseConnection } from '../database/connect.ts';
import { createPublicationStore, publicationKind, sweepPublications } from '../files/publication-store.ts';
import { createResumeStore, resumeKind, sweepResumes } from '../files/resume-store.ts';
import { demandSeparateStores } from '../files/separate-stores.ts';
import { demandIdentity } from '../files/store-identity.queries.ts';
import { claimStore, findForeignOwner, findReasonAgainst, readMark } from '../files/store-owner.ts';
import type { StoredKind } from '../files/stored-kind.ts';
import type { SweepCounts } from '../files/sweep.ts';
import { isClockInDoubt } from '../privacy/retention/find-doubt.ts';
import { runCommand, withDatabase } from './with-database.ts';

const USAGE = `npm run stores -- show   says which database each store belongs to
npm run stores -- claim  makes both stores this database's; no other may use them then
npm run stores -- sweep  moves aside whatever no row names, however much it is`;

/** A running server writes a file before its row, so younger files are left alone. */
const REQUEST_LIFETIME_MS = 10 * 60_000;

const [command, ...others] = process.argv.slice(2);

await runCommand(async () => {
  if (!['show', 'claim', 'sweep'].includes(command ?? '') || others.length > 0) throw new Error(USAGE);
  const config = parseConfig(process.env);
  await demandSeparateStores(config);
  await withDatabase(config, async ({ dbWithoutTimeout: db }) => {
    const resumes = await createResumeStore(config);
    const publications = await createPublicationStore(config);
    const stores: [Disk, StoredKind][] = [
      [resumes, resumeKind],
      [publications, publicationKind],
    ];
    if (command === 'show') {
      console.log(`This database is ${await demandIdentity(db)}.`);
      for (const [store, kind] of stores) console.log(await describe(db, store, kind));
    } else if (command === 'claim') {
      for (const [store, kind] of stores) {
        await claimStore(db, store, kind);
        console.log(`The store of ${kind.name} is this database’s now.`);
      }
    } else {
      const rules = { isConfirmed: true, keepsAside: await isClockInDoubt({ db }) };
      report('resumes', await sweepResumes(db, resumes, REQUEST_LIFETIME_MS, rules));
      const ages = { documentMs: REQUEST_LIFETIME_MS };
      report('publications', await sweepPublications(db, publications, ages, rules));
    }
  });
});

async function describe(db: DatabaseConnection['db'], store: Disk, kind: StoredKind): Promise<string> {
  const stranger = await findForeignOwner(db, store, kind);
  if (stranger !== undefined) return stranger;
  if ((await readMark(store)) !== undefined) return `The store of ${kind.name} is this database’s.`;
  const reason = await findReasonAgainst(db, store, kind);
  return reason ?? `The store of ${kind.name} is nobody's yet; the next start or sweep takes it.`;
}

function report(name: string, { movedAside, putBack, removed }: SweepCounts): void {
  console.log(
    `Of ${name} ${movedAside} files were moved aside, ${putBack} put back, and ${removed} removed that had been ` +
      'aside for 30 days.',
  );
}
