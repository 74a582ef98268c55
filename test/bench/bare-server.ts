import { createServer } from 'node:http';

/**
 * Answers every request with the bytes of a file, packed by gzip, and no header that it could do without. No server on
 * Node's HTTP can be faster, so it shows how far ours is from what is possible.
 */
export function startBareServer(body: Buffer, port: number): Promise<{ stop(): Promise<void> }> {
  const server = createServer((_, response) => {
    response.writeHead(200, {
      'content-type': 'text/html',
      'content-encoding': 'gzip',
      'content-length': body.length,
    });
    response.end(body);
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () =>
      resolve({
        stop: () =>
          new Promise((stopped) => {
            server.close(() => stopped());
            server.closeAllConnections();
          }),
      }),
    );
  });
}
