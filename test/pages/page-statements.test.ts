import type { KyselyPlugin } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { startTestServer } from '../environment/app.ts';
import { createBlog, createJobOpening } from '../factories/rows.ts';

/** A server with nothing in its cache that counts the statements it sends to the database. */
async function startCountingServer() {
  let statements = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  };
  const plain = await startTestServer();
  onTestFinished(plain.stop);
  const db = plain.db.withPlugin(counter);
  const server = await startTestServer({ DATABASE_URL: plain.databaseUrl }, { parts: { db } });
  onTestFinished(server.stop);
  return {
    db: plain.db,
    async countStatements(url: string, status: number): Promise<number> {
      statements = 0;
      expect((await server.app.inject(url)).statusCode).toBe(status);
      return statements;
    },
  };
}

test('a page reads each record once, and nothing while it is cached', async () => {
  const { db, countStatements } = await startCountingServer();
  const open = await createJobOpening(db, { open_position: 'Fire Officer' });
  const closed = await createJobOpening(db, { open_position: 'Fire Officer', status: 'closed' });
  const blog = await createBlog(db);
  for (const [url, status, expected] of [
    // The blog.
    [`/blog/${blog}`, 200, 1],
    ['/blog/999999', 404, 1],
    // The job and those like it.
    [`/jobs/${open}-fire-officer`, 200, 2],
    [`/jobs/${closed}-fire-officer`, 410, 2],
    ['/jobs/JO-999999-guard', 404, 1],
    // The job that is applied for.
    [`/career?job=${open}`, 200, 1],
    [`/career?job=${closed}`, 404, 1],
  ] as const) {
    expect(await countStatements(url, status), url).toBe(expected);
    expect(await countStatements(url, status), `${url}, again`).toBe(0);
  }
});
