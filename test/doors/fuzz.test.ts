import { test } from '../environment/app.ts';
import { fuzz } from '../fuzz/drive.ts';

const REQUESTS = 200;
const SEED = 20_261_121;

test('every door answers two hundred generated requests as its contract says', ({ server }) =>
  fuzz(server, REQUESTS, SEED));
