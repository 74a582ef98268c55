import fc from 'fast-check';
import { expect } from 'vitest';
import { originOf } from '../doors/doors.ts';
import type { TestServer } from '../environment/app.ts';
import { countStored } from '../factories/stored.ts';
import { checkReply, type Reply } from './replies.ts';
import { type FuzzRequest, request } from './requests.ts';

/** Requests in flight at the same time. */
const AT_ONCE = 20;

/** Sends this many generated requests to a server, checks every reply, and prints a summary. */
export async function fuzz(server: TestServer, requests: number, seed: number): Promise<void> {
  const origin = await originOf(server.app);
  const statuses = new Map<number, number>();
  const runs = Math.ceil(requests / AT_ONCE);
  const start = performance.now();
  console.log(`Fuzzing with seed ${seed}: ${runs * AT_ONCE} requests.`);
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (sent) => {
      await Promise.all(
        sent.map(async (one) => {
          const reply = await send(origin, one);
          statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
          try {
            checkReply(one, reply);
          } catch (cause) {
            throw new Error(
              `${one.method} ${one.path} was answered by ${reply.status} ${reply.type}: ${reply.body.slice(0, 500)}`,
              { cause },
            );
          }
        }),
      );
    }),
    // A failing batch names its request: shrinking it would send many more.
    { numRuns: runs, seed, endOnFailure: true },
  );
  const seconds = (performance.now() - start) / 1000;
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  console.log(
    `${runs * AT_ONCE} requests in ${seconds.toFixed(0)} s, seed ${seed}. ${counts.join(', ')}. ` +
      `${await countStored(server.db)} stored.`,
  );
  expect((await server.app.inject('/')).statusCode).toBe(200);
}

async function send(origin: string, { method, path, headers, body }: FuzzRequest): Promise<Reply> {
  const response = await fetch(origin + path, {
    method,
    headers,
    redirect: 'manual',
    ...(body !== undefined &&
      method !== 'GET' && { body: body instanceof Uint8Array ? new Uint8Array(body) : body }),
  });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    body: await response.text(),
    retryAfter: response.headers.get('retry-after'),
    location: response.headers.get('location'),
  };
}
