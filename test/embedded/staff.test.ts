import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../environment/run-command.ts';
import { enterAsFounder, INVITATION } from './founding-owner.ts';
import { makeDataFolder } from './prepared-folder.ts';
import { end, startServer } from './server-process.ts';

test('the founding owner signs in with the link that the first start prints; others are invited by command', async () => {
  const dataDir = await makeDataFolder('staff');
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));

  const inviteAsha = (role: string) =>
    runCommand(['invite', 'asha@example.com', '--role', role], { DATA_DIR: dataDir }, 'staff');

  const first = await startServer(dataDir);
  await enterAsFounder(first);
  expect(first.output().trim().split('\n')).toHaveLength(1);
  expect((await stat(join(dataDir, 'staff-secret'))).mode & 0o777).toBe(0o600);

  const whileRunning = await inviteAsha('sales');
  expect(whileRunning.code).toBe(1);
  expect(whileRunning.output).toContain('in use by another Guardhouse');
  await end(first, 'SIGTERM');

  const invited = await inviteAsha('sales');
  expect(invited.output).toMatch(INVITATION);
  expect(invited.code).toBe(0);
  const nonsense = await inviteAsha('king');
  expect(nonsense.code).toBe(1);
  expect(nonsense.output).toContain('npm run staff -- invite EMAIL --role');

  // The secret that the first start made counts as the old one as soon as the settings name another.
  const second = await startServer(dataDir, { STAFF_SECRET: 's'.repeat(40) });
  await end(second, 'SIGTERM');
  expect(second.errors()).toContain('second factors were encrypted by the new STAFF_SECRET');
  expect(second.errors()).not.toMatch(INVITATION);
});
