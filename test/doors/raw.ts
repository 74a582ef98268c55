import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { originOf } from './doors.ts';

/** An answer as it arrived over the wire. */
interface RawAnswer {
  /** 0 where the connection ended without an answer. */
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
}

/** A raw connection, for requests that no client library would send. */
export async function connectTo(app: FastifyInstance): Promise<Socket> {
  const { hostname, port } = new URL(await originOf(app));
  const socket = connect(Number(port), hostname);
  // A server that refuses the rest may reset the connection: what came before is what counts.
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

/** Collects the answer until the server closes the connection. */
export function readToEnd(socket: Socket): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.once('close', () => resolve(parseAnswer(Buffer.concat(chunks).toString())));
  });
}

/** Sends these bytes and waits until the server closes the connection, as `Connection: close` asks it to. */
export async function sendRaw(app: FastifyInstance, ...parts: (string | Buffer)[]): Promise<RawAnswer> {
  const socket = await connectTo(app);
  const answer = readToEnd(socket);
  for (const part of parts) socket.write(part);
  return answer;
}

/** Pipelines these requests on one connection and reads their answers, all of which must declare their length. */
export async function pipeline(app: FastifyInstance, ...requests: string[]): Promise<RawAnswer[]> {
  const socket = await connectTo(app);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk)).write(requests.join(''));
  await new Promise((resolve) => socket.once('close', resolve));
  let rest = Buffer.concat(chunks).toString('latin1');
  return requests.map((request) => {
    const end = rest.indexOf('\r\n\r\n') + 4;
    const answer = parseAnswer(rest.slice(0, end));
    const hasBody = !request.startsWith('HEAD ') && answer.status !== 304;
    const length = hasBody ? Number(answer.headers['content-length']) : 0;
    const body = Buffer.from(rest.slice(end, end + length), 'latin1').toString();
    rest = rest.slice(end + length);
    return { ...answer, body };
  });
}

/** The head of a request; its body, if any, is sent afterwards. */
export function head(method: string, path: string, headers: Record<string, string | number> = {}): string {
  const all = { host: 'localhost', connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

function parseAnswer(text: string): RawAnswer {
  // An interim answer such as 100 Continue may come before the real one.
  const [top = '', ...rest] = text.replace(/^HTTP\/1\.1 1\d\d [^\r]*\r\n\r\n/, '').split('\r\n\r\n');
  const [line = '', ...lines] = top.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((header) => {
      const colon = header.indexOf(':');
      return [header.slice(0, colon).toLowerCase(), header.slice(colon + 1).trim()];
    }),
  );
  const body = rest.join('\r\n\r\n');
  return {
    status: Number(line.split(' ')[1] ?? 0),
    headers,
    body: headers['transfer-encoding'] === 'chunked' ? unchunk(body) : body,
  };
}

function unchunk(body: string): string {
  return body.replace(/[0-9a-f]+\r\n(.*?)\r\n/gs, '$1').trim();
}
