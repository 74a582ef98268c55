import { expect } from 'vitest';
import type { OpenedImport } from '../../src/contract/staff/moving-in.ts';
import { siteHeaders } from '../doors/doors.ts';
import { fetchWhenFree } from '../embedded/fetch-when-free.ts';
import { enterAsFounder } from '../embedded/founding-owner.ts';
import { end, type ServerProcess, startServer } from '../embedded/server-process.ts';
import { item, wxr } from '../importing/wordpress/wxr.ts';

const ITEMS = 120;
const HALF = ITEMS / 2;

type Call = Awaited<ReturnType<typeof enterAsFounder>>;

const title = (index: number) => `What guard ${index} saw`;

const source = () =>
  wxr(
    ...Array.from({ length: HALF }, (_, index) =>
      item({ id: 100 + index, title: title(index), content: `<p>Words of ${index}.</p>` }),
    ),
    ...Array.from({ length: HALF }, (_, index) =>
      item({ id: 1_000 + index, type: 'page', title: `Page ${index}`, content: `<p>Page ${index}.</p>` }),
    ),
  );

const cookiesOf = ({ cookies }: Call) =>
  [siteHeaders.cookie, ...[...cookies].map(([name, value]) => `${name}=${value}`)].join('; ');

/** Asks a procedure that changes nothing. */
async function askProcedure(server: ServerProcess, call: Call, procedure: string, input?: object) {
  const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  const answer = await fetchWhenFree(`${server.origin}/staff/trpc/${procedure}${query}`, {
    headers: { ...siteHeaders, cookie: cookiesOf(call) },
  });
  const body = await answer.json();
  expect(answer.status, JSON.stringify(body)).toBe(200);
  return body.result.data;
}

/** Uploads a file as a browser does. @returns the server's answer. */
async function upload(server: ServerProcess, call: Call, content: string | Uint8Array, name: string) {
  const body = new FormData();
  body.append('file', new File([content as BlobPart], name));
  const answer = await fetch(`${server.origin}/staff/moving-in/files`, {
    method: 'POST',
    headers: { ...siteHeaders, cookie: cookiesOf(call) },
    body,
  });
  const said = await answer.json();
  expect(answer.status, JSON.stringify(said)).toBe(200);
  return said;
}

interface KilledImport {
  dataDir: string;
  settings: Record<string, string>;
  rounds: number;
}

/**
 * Moves a file in while its server is killed in each round, at another place each time, and started anew. The last time
 * somebody stops the import and goes on with it.
 * @returns the finished import and its lines.
 */
export async function importThroughKills({ dataDir, settings, rounds }: KilledImport) {
  // The caller keeps the cookies, and asks whichever server is running.
  const server = await startServer(dataDir, settings);
  const restart = async () => {
    await end(server, 'SIGKILL');
    Object.assign(server, await startServer(dataDir, settings));
  };
  try {
    const call = await enterAsFounder(server);
    const find = (id: number): Promise<OpenedImport> => askProcedure(server, call, 'movingIn.open', { id });
    const untilState = async (id: number, state: OpenedImport['state']) => {
      await expect.poll(async () => (await find(id)).state, { timeout: 120_000, interval: 50 }).toBe(state);
      return find(id);
    };
    const { id } = await upload(server, call, source(), 'old.xml');
    const { counts } = await untilState(id, 'rehearsed');
    const { length: planned } = counts.filter(({ act }) => act === 'make');
    expect(planned).toBeGreaterThan(1);
    const { progress } = await call('movingIn.start', { id });
    const doneAt: number[] = [];
    for (let round = 0; round < rounds; round++) {
      // Enough is left after the last round, so that it is killed before it is done.
      const aim = Math.floor(((round + 1) * progress.total) / (rounds + 4));
      await expect
        .poll(async () => (await find(id)).progress.done, { timeout: 120_000, interval: 5 })
        .toBeGreaterThan(aim);
      await restart();
      const after = await find(id);
      expect(after.state).toBe('running');
      doneAt.push(after.progress.done);
    }
    const stopped = await call('movingIn.stop', { id });
    expect(stopped.state).toBe('stopped');
    await call('movingIn.goOn', { id });
    const done = await untilState(id, 'done');
    return { done, doneAt, blogs: Array.from({ length: HALF }, (_, index) => title(index)).sort() };
  } finally {
    await end(server, 'SIGKILL');
  }
}
