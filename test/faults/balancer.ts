import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOK_EVERY_MS = 200;

/** A small load balancer like nginx or a cloud's: it keeps connections, asks `/readyz`, and repeats nothing. */
export interface Balancer {
  origin: string;
  add(origin: string): Promise<void>;
  /** When `/readyz` of that server first failed, by `performance.now()`; undefined if it has not. */
  leftAt(origin: string): number | undefined;
  close(): Promise<void>;
}

export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const known = new Map<string, { ready: boolean; leftAt: number | undefined }>();
  let turn = 0;

  const look = async (origin: string) => {
    const server = known.get(origin);
    if (server === undefined) return;
    const ready = await fetch(`${origin}/readyz`).then(
      ({ ok, body }) => body?.cancel().then(() => ok) ?? ok,
      () => false,
    );
    if (server.ready && !ready) server.leftAt ??= performance.now();
    server.ready = ready;
  };
  const timer = setInterval(() => Promise.all([...known.keys()].map(look)), LOOK_EVERY_MS);

  const server = createServer((incoming, outgoing) => {
    const ready = [...known].filter(([, state]) => state.ready);
    turn += 1;
    const [origin] = ready[turn % ready.length] ?? [];
    if (origin === undefined) outgoing.writeHead(502).end();
    else forward(incoming, outgoing, origin, agent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async add(origin) {
      known.set(origin, { ready: false, leftAt: undefined });
      await look(origin);
    },
    leftAt: (origin) => known.get(origin)?.leftAt,
    async close() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, origin: string, agent: Agent): void {
  const { connection: _, ...headers } = incoming.headers;
  const onward = request(
    `${origin}${incoming.url}`,
    { method: incoming.method, headers, agent },
    (answer) => {
      const { connection: _hop, 'keep-alive': _too, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(outgoing);
      // If this side breaks off, the other side has to break off too, or it would be waited for.
      answer.on('error', () => outgoing.destroy());
    },
  );
  onward.on('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  });
  incoming.pipe(onward);
}
