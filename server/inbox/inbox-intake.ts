import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { SubmissionKinds } from '../submissions/definition.ts';
import { noteProgress, takeInSubmissions } from './entries.queries.ts';

const BATCH = 500;

/**
 * Adds all missing submissions to the inbox. Progress is recorded only after a query that finds none.
 */
export async function takeInAll(
  db: Kysely<Database>,
  { rest = async () => undefined, kinds }: TakeInOptions = {},
): Promise<void> {
  for (;;) {
    const start = performance.now();
    if ((await takeInSubmissions(db, BATCH, kinds)) === 0) break;
    await rest(performance.now() - start);
  }
  await noteProgress(db);
}

interface TakeInOptions {
  /** Is awaited after each batch, with the milliseconds that the batch took. */
  rest?: (batchMs: number) => Promise<void>;
  kinds?: SubmissionKinds | undefined;
}
