import { inject, test } from 'vitest';

test('for somebody to interrupt it', async () => {
  console.log(`waiting beside ${inject('postgresUrl')}`);
  await new Promise(() => undefined);
});
