import { inject, test } from 'vitest';

test('waits until it is interrupted', async () => {
  console.log(`waiting beside ${inject('postgresUrl')}`);
  await new Promise(() => undefined);
});
