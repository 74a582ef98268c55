import { expect, test } from 'vitest';

test('one and one', () => {
  expect(1 + 1).toBe(2);
});

test.skipIf(true)('two and two', () => {
  expect(2 + 2).toBe(4);
});
