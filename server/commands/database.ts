/** `npm run migrate` and `npm run seed`: run by hand what a server does when it starts. */

import { parseConfig } from '../config.ts';
import { isEmpty, migrateToLatest } from '../database/migrate.ts';
import { seed } from '../database/seed.ts';
import { runCommand, withDatabase } from './with-database.ts';

const [command] = process.argv.slice(2);

await runCommand(() =>
  withDatabase(
    parseConfig(process.env),
    async ({ db, dbWithoutTimeout }) => {
      const migrations = await migrateToLatest(dbWithoutTimeout);
      console.log(migrations.length === 0 ? 'The database is up to date.' : `Ran ${migrations.join(', ')}.`);
      if (command !== 'seed') return;
      if (await isEmpty(db)) {
        await seed(db);
        console.log('Put the sample content in.');
      } else {
        console.log('Seeded nothing: the database holds content already.');
      }
    },
    // The migrations run above, where their names are printed.
    { isMigrated: false },
  ),
);
