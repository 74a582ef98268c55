import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { noteProgress, takeInSubmissions } from './entries.queries.ts';

const BATCH = 500;

/**
 * Takes every submission into the inbox that is not in it. Progress is noted only after a look that found nothing.
 * @param rest is waited for after each batch, which took so many milliseconds.
 */
export async function takeInAll(
  db: Kysely<Database>,
  rest: (batchMs: number) => Promise<void> = async () => undefined,
): Promise<void> {
  for (;;) {
    const start = performance.now();
    if ((await takeInSubmissions(db, BATCH)) === 0) break;
    await rest(performance.now() - start);
  }
  await noteProgress(db);
}
