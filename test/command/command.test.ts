import pg from 'pg';
import { describe, inject, test } from 'vitest';
import { runExample as run, startExample as start } from './run-example.ts';

const EMBEDDED = { TEST_POSTGRES: 'embedded' };

// These run concurrently, since each spends much of its time waiting.
describe.concurrent('npm test', () => {
  test('succeeds when its tests do, and fails when one of them does', async (context) => {
    const { expect } = context;
    const shared = { TEST_DATABASE_URL: inject('postgresUrl') };
    const passed = await run(context, 'passing', shared);
    expect(passed.output).toContain('1 passed, 0 failed, 0 skipped');
    expect(passed.code, passed.output).toBe(0);
    const failed = await run(context, 'failing', EMBEDDED);
    expect(failed.output).toContain('0 passed, 1 failed, 0 skipped');
    expect(failed.code).toBe(1);
  });

  test.for([
    ['Postgres', { TEST_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }],
    ['the browser', { ...EMBEDDED, CHROMIUM_PATH: '/no/such/browser' }],
  ])('fails when %s cannot be set up', async ([, settings], context) => {
    const { expect } = context;
    const { code, output } = await run(context, 'passing', settings as Record<string, string>);
    expect(output).not.toContain('1 passed');
    expect(code).toBe(1);
  });

  test('counts skipped tests, and fails because of them in CI', async (context) => {
    const { expect } = context;
    const settings = { TEST_DATABASE_URL: inject('postgresUrl'), CI: 'true' };
    const { code, output } = await run(context, 'skipped', settings);
    expect(output).toContain('1 passed, 0 failed, 1 skipped');
    expect(code).toBe(1);
  });

  test('fails when it is interrupted, and leaves no Postgres behind', async (context) => {
    const { expect } = context;
    const { child, output, code } = start(context, 'waiting', EMBEDDED);
    await expect.poll(output, { timeout: 120_000 }).toContain('waiting beside postgres://');
    const [, url = ''] = /waiting beside (\S+)/.exec(output()) ?? [];
    process.kill(-(child.pid ?? 0), 'SIGINT');
    expect(await code).toBeGreaterThan(0);
    await expect.poll(() => answers(url), { timeout: 30_000 }).toBe(false);
  });
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
