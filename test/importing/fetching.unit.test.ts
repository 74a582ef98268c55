import type { LookupAddress, LookupAllOptions } from 'node:dns';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { fetchFile, isOwn, type Network } from '../../server/importing/pictures/fetch-file.ts';

const MB = 1024 * 1024;
const picture = Buffer.alloc(50_000, 'jpeg');

/** In this network, this machine is on the internet by its first address alone. */
const names: Record<string, string[]> = {
  'pictures.example': ['127.0.0.1'],
  'other.example': ['127.0.0.1'],
  'office.example': ['127.0.0.2'],
  'rebinding.example': ['127.0.0.1', '10.0.0.7'],
  'nowhere.example': [],
};
const resolve = ((
  name: string,
  _options: LookupAllOptions,
  done: (error: null, found: LookupAddress[]) => void,
) =>
  done(
    null,
    (names[name] ?? []).map((address) => ({ address, family: 4 })),
  )) as Network['resolve'];
const network: Network = { resolve, isPrivate: (address) => address !== '127.0.0.1' };

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server of this machine, by all its addresses. */
async function serve(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    asked.push(`${request.headers.host?.split(':')[0]}${request.url}`);
    answer(request, reply);
  });
  servers.push(server);
  await once(server.listen(0, '0.0.0.0'), 'listening');
  const { port } = server.address() as AddressInfo;
  const at = (name: string, path = '/gate.jpg') => `http://${name}:${port}${path}`;
  const fetchAt = (address: string, ...hosts: string[]) =>
    fetchFile(
      address,
      ['pictures.example', ...hosts].map((host) => `${host}:${port}`),
      MB,
      network,
    );
  return { port, asked, at, fetchAt };
}

/** Answers each address that is named with a redirect, and any other with the picture. */
const leads = (to: (path: string) => string | undefined) =>
  serve(({ url = '' }, reply) => {
    const location = to(url);
    if (location !== undefined) reply.writeHead(302, { location }).end();
    else reply.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
  });

const PRIVATE =
  '127.0.0.1 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 ::1 :: fe80::1 fc00::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 2002:7f00:1::';

test('addresses of private networks are none of the internet', () => {
  for (const each of PRIVATE.split(' ')) expect(isOwn(each), each).toBe(true);
  for (const each of ['8.8.8.8', '2606:4700::1111']) expect(isOwn(each), each).toBe(false);
});

test('a private address, and a name that leads to one, is not asked, though it was named', async () => {
  for (const address of ['http://127.0.0.1/', 'http://[::1]/', 'http://2130706433/', 'http://0x7f.1/'])
    await expect(fetchFile(address, [new URL(address).host], 1_000)).rejects.toThrow(/private network/);
  const { fetchAt, at, asked } = await leads(() => undefined);
  for (const host of ['office.example', 'rebinding.example', 'nowhere.example'])
    await expect(fetchAt(at(host), host)).rejects.toThrow(
      `${host} is an address of a private network, and nothing is fetched from it.`,
    );
  expect(asked).toEqual([]);
});

describe('redirects', () => {
  test('lead to another host that was named, and to no other', async () => {
    const { fetchAt, at, asked, port } = await leads((path) =>
      path === '/gate.jpg' ? at('other.example', '/moved.jpg') : undefined,
    );
    await expect(fetchAt(at('pictures.example'))).rejects.toThrow(
      `It leads to other.example:${port}, which was not named.`,
    );
    expect(asked).toEqual(['pictures.example/gate.jpg']);
    expect(await fetchAt(at('pictures.example'), 'other.example')).toEqual(picture);
    expect(asked.at(-1)).toBe('other.example/moved.jpg');
  });

  test.for([
    ['http://office.example:PORT/secret', 'office.example is an address of a private network'],
    ['http://127.0.0.2:PORT/secret', '127.0.0.2:PORT is an address of a private network'],
    ['http://guard:secret@pictures.example:PORT/moved.jpg', 'An address with a password is not fetched.'],
    ['file:///etc/passwd', 'file: is not an address of the web.'],
  ] as const)('do not lead to %s', async ([location, message]) => {
    let own = '';
    const { fetchAt, at, asked, port } = await leads((path) => (path === '/gate.jpg' ? own : undefined));
    own = location.replace('PORT', String(port));
    await expect(fetchAt(at('pictures.example'), 'office.example', '127.0.0.2')).rejects.toThrow(
      message.replace('PORT', String(port)),
    );
    expect(asked).toEqual(['pictures.example/gate.jpg']);
  });

  test('are followed three times, and no fourth', async () => {
    const { fetchAt, at, asked, port } = await leads((path) => {
      const left = Number(path.slice(1));
      return left > 0 ? `/${left - 1}` : undefined;
    });
    expect(await fetchAt(at('pictures.example', '/3'))).toEqual(picture);
    asked.length = 0;
    await expect(fetchAt(at('pictures.example', '/4'))).rejects.toThrow(
      `pictures.example:${port} leads on too often.`,
    );
    expect(asked).toHaveLength(4);
  });
});

describe('answers', () => {
  const IMAGE = { 'content-type': 'image/jpeg' };
  const page = (type: string): RequestListener => {
    return (_, reply) => reply.writeHead(200, { 'content-type': type }).end('<p>Please sign in</p>');
  };
  const cutOff = (headers: object): RequestListener => {
    return (_, reply) => {
      reply.writeHead(200, { 'content-type': 'image/jpeg', ...headers });
      reply.write(picture, () => reply.destroy());
    };
  };
  test.for<[string, RequestListener, string]>([
    ['of another status', (_, reply) => reply.writeHead(403).end('No'), 'answers 403.'],
    ['of a server that hangs up before', (_, reply) => reply.destroy(), 'does not answer.'],
    ['that are a page', page('Text/HTML; charset=utf-8'), 'answers with a page and not with the file.'],
    ['cut off before their length', cutOff({ 'content-length': 100_000 }), 'has stopped answering.'],
  ])('%s are no file', async ([, answer, message]) => {
    const { fetchAt, at, port } = await serve(answer);
    await expect(fetchAt(at('pictures.example'))).rejects.toThrow(`pictures.example:${port} ${message}`);
  });

  test('that are larger than they may be are read no further, whether they say so or not', async () => {
    const honest = await serve((_, reply) => {
      reply.writeHead(200, { ...IMAGE, 'content-length': MB + 1 }).flushHeaders();
    });
    const tooLarge = 'The file has more than 1 MB.';
    await expect(honest.fetchAt(honest.at('pictures.example'))).rejects.toThrow(tooLarge);
    let sent = 0;
    let isClosed = false;
    const endless = await serve(async (_, reply) => {
      reply.on('close', () => {
        isClosed = true;
      });
      reply.writeHead(200, IMAGE);
      while (!isClosed && sent < 100 * MB) {
        sent += picture.length;
        if (!reply.write(picture)) await Promise.race([once(reply, 'drain'), once(reply, 'close')]);
        await pause();
      }
    });
    await expect(endless.fetchAt(endless.at('pictures.example'))).rejects.toThrow(tooLarge);
    await expect.poll(() => isClosed).toBe(true);
    expect(sent).toBeLessThan(50 * MB);
  });
});
