import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { docker } from './image.ts';
import { removeContainers, startImage, waitUntilReady } from './run-image.ts';

const POSTGRES = 'guardhouse-postgres:15';
const run = randomUUID().slice(0, 8);
const network = `guardhouse-${run}`;
const database = `postgres-${run}`;

beforeAll(() => {
  const file = 'test/container/postgres-15.Dockerfile';
  docker('build', '--tag', POSTGRES, '--network', 'host', '--file', file, 'test/container');
  docker('network', 'create', network);
  docker('run', '--detach', '--name', database, '--network', network, POSTGRES);
});

afterAll(() => {
  removeContainers(run);
  docker('network', 'rm', network);
});

test('Debian’s Postgres 15 is migrated and used through PgBouncer, and an archive is restored into it', async () => {
  console.log(docker('exec', database, 'postgres', '--version'));
  const settings = [`DATABASE_URL=postgres://guardhouse@${database}:6432/guardhouse`, 'SEED=never'];
  const app = startImage(run, settings, '--network', network);
  const origin = await waitUntilReady(app);
  const values = { fullName: 'A', emailId: 'a', mobileNo: '9', companyName: 'C', userMessage: 'D' };
  const body = new URLSearchParams(values);
  const answer = await fetch(`${origin}/api/Master/SubmitUserRequest`, { method: 'POST', body });
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringMatching(/ CB-[0-9A-Z]{6}$/)]);

  const archive = '/data/backup.zip';
  expect(docker('exec', app, 'node', 'server/commands/backup.ts', 'backup', archive)).toContain('is whole');
  docker('exec', database, 'createdb', 'restored');
  const other = [`DATABASE_URL=postgres://guardhouse@${database}:5432/restored`, 'DATA_DIR=/tmp/restored'];
  const env = other.flatMap((setting) => ['--env', setting]);
  docker('exec', ...env, app, 'node', 'server/commands/backup.ts', 'restore', archive);
  const count = docker('exec', database, 'psql', '-At', 'restored', '-c', 'select count(*) from submissions');
  expect(count).toBe('1');
});
