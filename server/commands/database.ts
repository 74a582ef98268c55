/** `npm run migrate` and `npm run seed`: the database's chores by hand. */

import { parseConfig } from '../config.ts';
import { connectDatabase } from '../database/connect.ts';
import { isEmpty, migrateToLatest } from '../database/migrate.ts';
import { seed } from '../database/seed.ts';

const [command] = process.argv.slice(2);
const connection = await connectDatabase(parseConfig(process.env), console);
try {
  const migrations = await migrateToLatest(connection.unhurried);
  console.log(migrations.length === 0 ? 'The database is up to date.' : `Ran ${migrations.join(', ')}.`);
  if (command === 'seed') {
    if (await isEmpty(connection.db)) {
      await seed(connection.db);
      console.log('Put the sample content in.');
    } else {
      console.log('Seeded nothing: the database holds content already.');
    }
  }
} finally {
  await connection.close();
}
