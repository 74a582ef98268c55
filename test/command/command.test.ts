import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { describe, inject, type TestContext, test } from 'vitest';

const project = join(import.meta.dirname, '../..');
const EMBEDDED = { TEST_POSTGRES: 'embedded' };

interface Run {
  child: ChildProcess;
  output: () => string;
  /** The exit code; 128 and the signal's number where a signal ended it. */
  code: Promise<number>;
}

/** Starts what `npm test` runs after the check of types and style, on one planted file. */
function start({ onTestFinished }: TestContext, planted: string, settings: Record<string, string>): Run {
  const { PATH = '', HOME = '', CHROMIUM_PATH = '' } = process.env;
  const child = spawn('npm', ['run', 'test:all', '--', `test/command/planted/${planted}`], {
    cwd: project,
    // A group of its own, so that it can be interrupted as by Ctrl+C.
    detached: true,
    env: { PATH, HOME, CHROMIUM_PATH, PLANTED: 'yes', ...settings },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data;
    });
  const code = once(child, 'close').then(([code, signal]) => code ?? (signal === 'SIGINT' ? 130 : 143));
  onTestFinished(() => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid ?? 0), 'SIGKILL');
  });
  return { child, output: () => output, code };
}

async function run(context: TestContext, planted: string, settings: Record<string, string>) {
  const { output, code } = start(context, planted, settings);
  return { code: await code, output: output() };
}

// Side by side, since much of each is waiting.
describe.concurrent('npm test', { timeout: 180_000 }, () => {
  test('succeeds where its tests do', async (context) => {
    const { expect } = context;
    const { code, output } = await run(context, 'passing', { TEST_DATABASE_URL: inject('postgresUrl') });
    expect(output).toContain('1 passed, 0 failed, 0 skipped');
    expect(code, output).toBe(0);
  });

  test.for([
    ['the Postgres that npm brought', EMBEDDED],
    ['the Postgres of TEST_DATABASE_URL', { TEST_DATABASE_URL: inject('postgresUrl') }],
  ])('fails with a test on %s', async ([, settings], context) => {
    const { expect } = context;
    const { code, output } = await run(context, 'failing', settings as Record<string, string>);
    expect(output).toContain('0 passed, 1 failed, 0 skipped');
    expect(code).toBe(1);
  });

  test.for([
    ['the Postgres of TEST_DATABASE_URL', { TEST_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }],
    ['the browser', { ...EMBEDDED, CHROMIUM_PATH: '/no/such/browser' }],
  ])('fails where %s cannot be set up', async ([, settings], context) => {
    const { expect } = context;
    const { code, output } = await run(context, 'passing', settings as Record<string, string>);
    expect(output).not.toContain('1 passed');
    expect(code).toBe(1);
  });

  test('fails where it finds no test', async (context) => {
    const { expect } = context;
    expect((await run(context, 'no-such-file', { TEST_DATABASE_URL: inject('postgresUrl') })).code).toBe(1);
  });

  test('counts what it skips, and fails by it in CI', async (context) => {
    const { expect } = context;
    const { code, output } = await run(context, 'skipped', {
      TEST_DATABASE_URL: inject('postgresUrl'),
      CI: 'true',
    });
    expect(output).toContain('1 passed, 0 failed, 1 skipped');
    expect(code).toBe(1);
  });

  test.for(['SIGINT', 'SIGTERM'] as const)(
    'fails by %s, and leaves no Postgres behind',
    async (signal, context) => {
      const { expect } = context;
      const { child, output, code } = start(context, 'waiting', EMBEDDED);
      await expect.poll(output, { timeout: 120_000 }).toContain('waiting beside postgres://');
      const [, url = ''] = /waiting beside (\S+)/.exec(output()) ?? [];
      process.kill(-(child.pid ?? 0), signal);
      expect(await code).toBeGreaterThan(0);
      await expect.poll(() => answers(url), { timeout: 10_000 }).toBe(false);
    },
  );
});

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
