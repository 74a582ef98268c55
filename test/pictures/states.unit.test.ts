import { expect, test } from 'vitest';
import { listKept } from './kept.ts';
import { picturesOf } from './state.ts';
import { states } from './states.ts';

test('each state has a name of its own and its reference pictures, and there are no others', async () => {
  expect((await listKept()).toSorted()).toEqual(states.flatMap(picturesOf).toSorted());
});
