import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** One answer of the site. */
export interface SiteAnswer {
  status: number;
  type: string;
  /** Where a redirect leads. */
  location: string | undefined;
  body: Buffer;
}

/** Reads an address of the site, such as `/hi/training` or `/Career?page=2`, as a visitor without cookies would. */
export type ReadSite = (address: string) => Promise<SiteAnswer>;

const MOST_TRIES = 6;

/** Reads from a server in this process, which need not listen. */
export function readFromApp(app: FastifyInstance): ReadSite {
  return patiently(async (url) => {
    const { statusCode, headers, rawPayload } = await app.inject({ method: 'GET', url });
    const type = String(headers['content-type'] ?? '');
    return { status: statusCode, type, location: headers.location?.toString(), body: rawPayload };
  });
}

/** Reads from a running server, which may be on another machine. */
export function readFromServer(origin: string): ReadSite {
  return patiently(async (address) => {
    const response = await fetch(origin + address, { redirect: 'manual' });
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      location: response.headers.get('location') ?? undefined,
      body: Buffer.from(await response.arrayBuffer()),
    };
  });
}

/**
 * Asks again while a server is busy, or its database did not answer in time: such a page comes without its data, for the
 * browser to ask later, which nobody does in a copy.
 */
function patiently(read: ReadSite): ReadSite {
  return async (address) => {
    for (let tries = 1; ; tries += 1) {
      const answer = await read(address);
      if (answer.status < 500 && !isWaiting(answer)) return answer;
      if (tries === MOST_TRIES)
        throw new Error(
          answer.status < 500
            ? `${address} came without its data: the database is slow or away.`
            : `${address} was answered ${answer.status}.`,
        );
      await pause(250 * 2 ** tries);
    }
  };
}

const isWaiting = ({ type, body }: SiteAnswer) =>
  type.startsWith('text/html') && body.includes(' aria-busy="true"');
