import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** A statement as the driver sent it, with the values of one execution. */
export interface SentStatement {
  text: string;
  /** Bytes are written as Postgres writes them in a text: `\x` and hexadecimal digits. */
  values: (string | null)[];
}

interface Tap {
  /** The address of the same database by way of the tap. */
  url: string;
  sent: SentStatement[];
  close(): void;
}

/**
 * Listens between a server and its Postgres to the prepared statements that the server sends. Whatever library sends
 * them, and however it builds them, they are read here as Postgres reads them.
 */
export async function startTap(url: string): Promise<Tap> {
  const { hostname, port } = new URL(url);
  const sent: SentStatement[] = [];
  const tap = createServer((client) => {
    const postgres = connect(Number(port || 5432), hostname);
    const listen = createListener(sent);
    client.on('data', listen);
    client.pipe(postgres).pipe(client);
    for (const socket of [client, postgres])
      socket.on('error', () => {
        client.destroy();
        postgres.destroy();
      });
  });
  tap.listen(0, '127.0.0.1');
  await once(tap, 'listening');
  const own = new URL(url);
  own.hostname = '127.0.0.1';
  own.port = String((tap.address() as AddressInfo).port);
  return { url: own.href, sent, close: () => tap.close() };
}

const PARSE = 'P';
const BIND = 'B';
const LENGTH_BYTES = 4;

/** Reads one connection's messages: a type, a length and the rest. Only the first one, of the start, has no type. */
function createListener(sent: SentStatement[]): (bytes: Buffer) => void {
  const texts = new Map<string, string>();
  let unread: Buffer = Buffer.alloc(0);
  let typeBytes = 0;
  return (bytes) => {
    unread = Buffer.concat([unread, bytes]);
    while (unread.length >= typeBytes + LENGTH_BYTES) {
      const size = typeBytes + unread.readUInt32BE(typeBytes);
      if (unread.length < size) return;
      const type = unread.toString('latin1', 0, typeBytes);
      const read = createReader(unread.subarray(typeBytes + LENGTH_BYTES, size));
      if (type === PARSE) texts.set(read.text(), read.text());
      if (type === BIND) {
        read.text();
        const text = texts.get(read.text()) ?? '';
        const formats = read.list(() => read.int16());
        const values = read.list((index) => {
          const value = read.value();
          return value && (formats[index] === 1 ? `\\x${value.toString('hex')}` : value.toString());
        });
        sent.push({ text, values });
      }
      unread = unread.subarray(size);
      typeBytes = 1;
    }
  };
}

function createReader(message: Buffer) {
  let at = 0;
  const int16 = () => {
    at += 2;
    return message.readInt16BE(at - 2);
  };
  return {
    int16,
    text() {
      const from = at;
      at = message.indexOf(0, from) + 1;
      return message.toString('utf8', from, at - 1);
    },
    value() {
      const size = message.readInt32BE(at);
      at += 4 + Math.max(0, size);
      return size < 0 ? null : message.subarray(at - size, at);
    },
    list: <T>(next: (index: number) => T): T[] => Array.from({ length: int16() }, (_, index) => next(index)),
  };
}
