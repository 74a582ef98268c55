import pg from 'pg';
import { describe, inject, test } from 'vitest';
import { runPlanted as run, startPlanted as start } from './run-planted.ts';

const EMBEDDED = { TEST_POSTGRES: 'embedded' };

// These run concurrently, since each spends much of its time waiting.
describe.concurrent('npm test', () => {
  test('succeeds when its tests do', async (context) => {
    const { expect } = context;
    const { code, output } = await run(context, 'passing', { TEST_DATABASE_URL: inject('postgresUrl') });
    expect(output).toContain('1 passed, 0 failed, 0 skipped');
    expect(code, output).toBe(0);
  });

  test.for([
    ['the Postgres that npm brought', EMBEDDED],
    ['the Postgres of TEST_DATABASE_URL', { TEST_DATABASE_URL: inject('postgresUrl') }],
  ])('fails when a test fails on %s', async ([, settings], context) => {
    const { expect } = context;
    const { code, output } = await run(context, 'failing', settings as Record<string, string>);
    expect(output).toContain('0 passed, 1 failed, 0 skipped');
    expect(code).toBe(1);
  });

  test.for([
    ['the Postgres of TEST_DATABASE_URL', { TEST_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }],
    ['the browser', { ...EMBEDDED, CHROMIUM_PATH: '/no/such/browser' }],
  ])('fails when %s cannot be set up', async ([, settings], context) => {
    const { expect } = context;
    const { code, output } = await run(context, 'passing', settings as Record<string, string>);
    expect(output).not.toContain('1 passed');
    expect(code).toBe(1);
  });

  test('fails when it finds no test', async (context) => {
    const { expect } = context;
    expect((await run(context, 'no-such-file', { TEST_DATABASE_URL: inject('postgresUrl') })).code).toBe(1);
  });

  test('counts skipped tests, and fails because of them in CI', async (context) => {
    const { expect } = context;
    const { code, output } = await run(context, 'skipped', {
      TEST_DATABASE_URL: inject('postgresUrl'),
      CI: 'true',
    });
    expect(output).toContain('1 passed, 0 failed, 1 skipped');
    expect(code).toBe(1);
  });

  test.for([
    ['a', 1, 0],
    ['a,b,c,d', 4, 1],
  ] as const)(
    'names the tests that pass only at their second try: %s',
    async ([names, count, wanted], context) => {
      const { expect } = context;
      const { code, output } = await run(context, 'second-try', {
        TEST_DATABASE_URL: inject('postgresUrl'),
        PLANTED_SECOND_TRIES: names,
      });
      expect(output).toContain('Passed only at the second try: test/command/planted/second-try.planted.ts: ');
      expect(output).toContain(`${count} passed, 0 failed, 0 skipped`);
      expect(code).toBe(wanted);
    },
  );

  test.for(['SIGINT', 'SIGTERM'] as const)(
    'fails on %s, and leaves no Postgres behind',
    async (signal, context) => {
      const { expect } = context;
      const { child, output, code } = start(context, 'waiting', EMBEDDED);
      await expect.poll(output, { timeout: 120_000 }).toContain('waiting beside postgres://');
      const [, url = ''] = /waiting beside (\S+)/.exec(output()) ?? [];
      process.kill(-(child.pid ?? 0), signal);
      expect(await code).toBeGreaterThan(0);
      await expect.poll(() => answers(url), { timeout: 30_000 }).toBe(false);
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
