import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

/** A web server that knows nothing but files, and the index of a folder. It answers under `prefix`. */
export async function servePlainFiles(folder: string, prefix = '') {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const path = normalize(decodeURIComponent(pathname.slice(prefix.length) || '/'));
    let file = join(folder, path);
    let found = await stat(file).catch(() => undefined);
    if (found?.isDirectory() && !path.endsWith('/'))
      return response.writeHead(301, { location: `${pathname}/` }).end();
    if (found?.isDirectory()) {
      file = join(file, 'index.html');
      found = await stat(file).catch(() => undefined);
    }
    const status = found === undefined ? 404 : 200;
    if (found === undefined) file = join(folder, '404.html');
    response.writeHead(status, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}
