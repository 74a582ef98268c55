import { seed as fill } from '../../server/database/seed.ts';
import { test } from '../environment/app.ts';
import { fuzz } from './drive.ts';

const HOURS_MS = 3_600_000;

/** `FUZZ_REQUESTS` sets another number, and `FUZZ_SEED` repeats a run. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 100_000);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

test('every door answers any request as its contract says', { timeout: 3 * HOURS_MS }, async ({ server }) => {
  await fill(server.db);
  await fuzz(server, requests, seed);
});
