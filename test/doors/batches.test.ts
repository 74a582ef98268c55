import { describe, expect } from 'vitest';
import { MAX_BATCH_SIZE } from '../../src/contract/batches.ts';
import { type TestServer, test } from '../environment/app.ts';
import { siteHeaders } from './doors.ts';

const doors = [
  { door: 'site', path: '/trpc', procedure: 'blogs.list' },
  { door: 'staff', path: '/staff/trpc', procedure: 'ownAccount.who' },
];

function ask({ app }: TestServer, path: string, procedure: string, calls: number) {
  return app.inject({
    url: `${path}/${Array(calls).fill(procedure).join(',')}?batch=1`,
    headers: siteHeaders,
  });
}

describe.for(doors)('a batch of calls by the $door door', ({ path, procedure }) => {
  test('may have as many calls as the client sends at once', async ({ server }) => {
    const answer = await ask(server, path, procedure, MAX_BATCH_SIZE);
    expect(answer.json()).toHaveLength(MAX_BATCH_SIZE);
    expect(answer.body).not.toContain('maximum size');
  });

  test.for([MAX_BATCH_SIZE + 1, 200])('is refused with %i calls', async (calls, { server }) => {
    const answer = await ask(server, path, procedure, calls);
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(400);
    const { error } = answer.json();
    expect(error.data).toMatchObject({ code: 'BAD_REQUEST', httpStatus: 400 });
    expect(error.message).toBe('Batch call exceeds maximum size');
    expect(answer.body.length).toBeLessThan(1_000);
  });
});
