import { connectDatabase } from '../../server/database/connect.ts';
import { seed } from '../../server/database/seed.ts';
import type { Bench } from './bench-options.ts';

/** Creates a database with the sample content and returns its address. */
export async function createSeededDatabase(bench: Bench): Promise<string> {
  const url = await bench.createDatabase();
  const connection = await connectDatabase({ databaseUrl: url, dataDir: bench.dataDir }, console);
  await seed(connection.db);
  await connection.close();
  return url;
}
