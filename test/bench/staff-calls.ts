import { randomUUID } from 'node:crypto';
import { siteHeaders } from '../doors/doors.ts';
import type { ServerProcess } from '../embedded/server-process.ts';

export interface Staff {
  ask<T>(procedure: string, input?: object): Promise<T>;
  call<T>(procedure: string, input: object): Promise<T>;
}

/** A member's calls to a measured server, over HTTP. */
export function staffAt({ origin }: ServerProcess, cookies: string): Staff {
  const headers = { ...siteHeaders, cookie: `${siteHeaders.cookie}; ${cookies}` };
  return {
    ask: async (procedure, input) => {
      const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
      return read(await fetch(`${origin}/staff/trpc/${procedure}${query}`, { headers }));
    },
    call: async (procedure, input) =>
      read(
        await fetch(`${origin}/staff/trpc/${procedure}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
          body: JSON.stringify(input),
        }),
      ),
  };
}

async function read<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(await response.text());
  const { result } = (await response.json()) as { result: { data: T } };
  return result.data;
}
