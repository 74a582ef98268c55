import { connect, createServer, type Server, type Socket } from 'node:net';
import { findFreePort } from './free-port.ts';

/** A proxy to the test's database that can be cut, blocked and opened again. */
export interface DatabaseProxy {
  /** The database's address through this proxy. */
  url: string;
  /** Closes every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Keeps every connection but passes nothing on, like a firewall that drops packets. */
  freeze(): void;
  open(): Promise<void>;
  close(): Promise<void>;
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let frozen = false;

  const server: Server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => {
        if (!frozen) to.write(data);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  // A port to which it can come back.
  const port = await findFreePort();
  await listen(port);
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);

  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const stopListening = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      endAll();
    });
  return {
    url: url.href,
    cut: stopListening,
    freeze() {
      frozen = true;
    },
    async open() {
      frozen = false;
      // What was dropped while blocked is lost, so these connections are closed.
      endAll();
      if (!server.listening) await listen(port);
    },
    async close() {
      if (server.listening) await stopListening();
    },
  };
}
