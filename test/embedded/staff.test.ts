import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { codeOf, PASSWORD } from '../staff.ts';
import { end, startServer } from './server-process.ts';

const LINK = /http:\/\/localhost:\d+\/staff\/invitation#([\w-]{43})/;

test('the first start prints the founding owner’s link, who comes in by it; others are invited by hand', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'guardhouse-staff-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));

  const first = await startServer(dataDir);
  await expect.poll(first.errors).toMatch(LINK);
  const token = LINK.exec(first.errors())?.[1];
  expect(first.output().trim().split('\n')).toHaveLength(1);
  expect((await stat(join(dataDir, 'staff-secret'))).mode & 0o777).toBe(0o600);
  const cookies = new Map<string, string>([['XSRF-TOKEN', 'a-token-of-22-letters-x']]);
  const call = async (procedure: string, input: unknown) => {
    const response = await fetch(`${first.origin}/staff/trpc/${procedure}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-xsrf-token': 'a-token-of-22-letters-x',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify(input),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const body = await response.json();
    expect(response.status, JSON.stringify(body)).toBe(200);
    return body.result.data;
  };
  await call('enrolment.accept', {
    token,
    email: 'owner@example.com',
    name: 'The Owner',
    password: PASSWORD,
  });
  const { uri } = await call('enrolment.start', { password: PASSWORD });
  await call('enrolment.confirm', { code: codeOf(new URL(uri).searchParams.get('secret') ?? '') });

  const whileRunning = await runCommand(dataDir, 'invite', 'asha@example.com', '--role', 'sales');
  expect(whileRunning.code).toBe(1);
  expect(whileRunning.output).toContain('in use by another Guardhouse');
  await end(first, 'SIGTERM');

  const invited = await runCommand(dataDir, 'invite', 'asha@example.com', '--role', 'sales');
  expect(invited.output).toMatch(LINK);
  expect(invited.code).toBe(0);
  const nonsense = await runCommand(dataDir, 'invite', 'asha@example.com', '--role', 'king');
  expect(nonsense.code).toBe(1);
  expect(nonsense.output).toContain('npm run staff -- invite EMAIL --role');

  const second = await startServer(dataDir);
  await end(second, 'SIGTERM');
  expect(second.errors()).not.toMatch(LINK);
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
