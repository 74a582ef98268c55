import { expect, test } from 'vitest';

const tries = new Map<string, number>();

test.for(process.env.PLANTED_SECOND_TRIES?.split(',') ?? [])(
  'passes at the second try: %s',
  { retry: 1 },
  (name) => {
    tries.set(name, (tries.get(name) ?? 0) + 1);
    expect(tries.get(name)).toBe(2);
  },
);
