import { test as base } from '../environment/app.ts';

/** A test with one house for its whole file, which is started as this says and stopped in the end. */
export function testWithHouse<House extends { stop(): Promise<void> }>(start: () => Promise<House>) {
  return base.extend<{ house: House }>({
    house: [
      // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures a test needs
      async ({}, use) => {
        const house = await start();
        await use(house);
        await house.stop();
      },
      { scope: 'file' },
    ],
  });
}
