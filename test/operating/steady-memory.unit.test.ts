import { beforeEach, expect, test, vi } from 'vitest';
import { keepMemorySteady, readOldUse } from '../../server/operating/steady-memory.ts';

const collect = vi.hoisted(() => vi.fn());
vi.mock(import('../../server/operating/collect-garbage.ts'), () => ({ findCollector: () => collect }));

const MEGABYTE = 1024 * 1024;

beforeEach(() => void collect.mockClear());

test('collects once more garbage has gathered than may', () => {
  const pass = keepMemorySteady(1, 16 * MEGABYTE);
  collect.mockClear();
  const held = [Buffer.alloc(8 * MEGABYTE)];
  pass(1);
  expect(collect).not.toHaveBeenCalled();
  held.push(Buffer.alloc(12 * MEGABYTE));
  pass(1);
  expect(collect).toHaveBeenCalledOnce();
  expect(held).toHaveLength(2);
});

test.each([
  { counted: 'everything', readUse: undefined, times: expect.toSatisfy((times: number) => times > 3) },
  { counted: 'what is old', readUse: readOldUse, times: 0 },
])('counts $counted', ({ readUse, times }) => {
  const pass = keepMemorySteady(1, 16 * MEGABYTE, readUse);
  collect.mockClear();
  let length = 0;
  for (let time = 0; time < 200; time++) {
    // Some megabyte of objects that nobody needs once they are counted.
    length += Array.from({ length: 20_000 }, (_, at) => ({ at, time })).length;
    pass(1);
  }
  expect(length).toBe(4_000_000);
  expect(collect.mock.calls.length).toEqual(times);
});

test('looks only after so much has passed', () => {
  const pass = keepMemorySteady(10, MEGABYTE);
  collect.mockClear();
  const held = Buffer.alloc(4 * MEGABYTE);
  pass(9);
  expect(collect).not.toHaveBeenCalled();
  pass(1);
  expect(collect).toHaveBeenCalledOnce();
  expect(held).toHaveLength(4 * MEGABYTE);
});
