import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { ClamdAddress } from '../../server/files/scanner/clamd.ts';

/** A stand-in for clamd: `answer` decides by the file's bytes what it replies; `undefined` hangs up. */
export async function startFakeClamd(
  answer: (bytes: Buffer) => string | undefined,
): Promise<ClamdAddress & { scanned: Buffer[] }> {
  const scanned: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      const bytes = readStream(received);
      if (bytes === undefined) return;
      scanned.push(bytes);
      const reply = answer(bytes);
      if (reply === undefined) socket.destroy();
      else socket.end(`${reply}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { host: '127.0.0.1', port: address.port, scanned };
}

/** The bytes of an INSTREAM, once all have arrived. */
function readStream(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (received.toString('latin1', 0, command.length) !== command) return undefined;
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
