import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that systems give to outgoing connections, which could take it before it is used, or between two uses. */
const [FIRST, LAST] = [15_000, 32_000];

/** Finds a port of this machine on which nobody listens. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().on('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
