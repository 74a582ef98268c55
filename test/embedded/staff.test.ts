import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { enterAsFounder, INVITATION } from './founding-owner.ts';
import { end, startServer } from './server-process.ts';

test('the first start prints the founding owner’s link, who comes in by it; others are invited by hand', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'guardhouse-staff-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));

  const first = await startServer(dataDir);
  await enterAsFounder(first);
  expect(first.output().trim().split('\n')).toHaveLength(1);
  expect((await stat(join(dataDir, 'staff-secret'))).mode & 0o777).toBe(0o600);

  const whileRunning = await runCommand(dataDir, 'invite', 'asha@example.com', '--role', 'sales');
  expect(whileRunning.code).toBe(1);
  expect(whileRunning.output).toContain('in use by another Guardhouse');
  await end(first, 'SIGTERM');

  const invited = await runCommand(dataDir, 'invite', 'asha@example.com', '--role', 'sales');
  expect(invited.output).toMatch(INVITATION);
  expect(invited.code).toBe(0);
  const nonsense = await runCommand(dataDir, 'invite', 'asha@example.com', '--role', 'king');
  expect(nonsense.code).toBe(1);
  expect(nonsense.output).toContain('npm run staff -- invite EMAIL --role');

  // The secret that the first start has made is the old one as soon as the settings have another.
  const second = await startServer(dataDir, { STAFF_SECRET: 's'.repeat(40) });
  await end(second, 'SIGTERM');
  expect(second.errors()).toContain('second factors were encrypted by the new STAFF_SECRET');
  expect(second.errors()).not.toMatch(INVITATION);
});

async function runCommand(dataDir: string, ...words: string[]) {
  const { PATH = '', HOME = '' } = process.env;
  const entry = join(import.meta.dirname, '../../server/staff/commands.ts');
  const child = spawn(process.execPath, [entry, ...words], { env: { PATH, HOME, DATA_DIR: dataDir } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data;
    });
  const [code] = await once(child, 'exit');
  return { code, output };
}
