import type { LookupAddress, LookupAllOptions } from 'node:dns';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { fetchFile, type Network } from '../../../server/staff/moving-in/pictures/fetch-file.ts';

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

test('a file is fetched from a host that was named', async () => {
  const { fetchAt, at, asked } = await leads(() => undefined);
  expect(await fetchAt(at('pictures.example'))).toEqual(picture);
  expect(asked).toEqual(['pictures.example/gate.jpg']);
});

describe('names and addresses', () => {
  test('a host that was not named is not asked', async () => {
    const { fetchAt, at, asked, port } = await leads(() => undefined);
    await expect(fetchAt(at('other.example'))).rejects.toThrow(
      `It leads to other.example:${port}, which was not named.`,
    );
    expect(asked).toEqual([]);
  });

  test.for(['office.example', 'rebinding.example', 'nowhere.example'])(
    '%s, which has a private address or none, is not asked, though it was named',
    async (host) => {
      const { fetchAt, at, asked } = await leads(() => undefined);
      await expect(fetchAt(at(host), host)).rejects.toThrow(
        `${host} is an address of a private network, and nothing is fetched from it.`,
      );
      expect(asked).toEqual([]);
    },
  );
});

describe('redirects', () => {
  test('lead to another host that was named', async () => {
    const { fetchAt, at, asked } = await leads((path) =>
      path === '/gate.jpg' ? at('other.example', '/moved.jpg') : undefined,
    );
    expect(await fetchAt(at('pictures.example'), 'other.example')).toEqual(picture);
    expect(asked).toEqual(['pictures.example/gate.jpg', 'other.example/moved.jpg']);
  });

  test('lead to no host that was not named', async () => {
    const { fetchAt, at, asked, port } = await leads((path) =>
      path === '/gate.jpg' ? at('other.example', '/moved.jpg') : undefined,
    );
    await expect(fetchAt(at('pictures.example'))).rejects.toThrow(
      `It leads to other.example:${port}, which was not named.`,
    );
    expect(asked).toEqual(['pictures.example/gate.jpg']);
  });

  test.for(['office.example', '127.0.0.2'])(
    'lead to no private address, though %s was named',
    async (host) => {
      const { fetchAt, at, asked, port } = await leads((path) =>
        path === '/gate.jpg' ? at(host, '/secret') : undefined,
      );
      const said = host === 'office.example' ? host : `${host}:${port}`;
      await expect(fetchAt(at('pictures.example'), host)).rejects.toThrow(
        `${said} is an address of a private network, and nothing is fetched from it.`,
      );
      expect(asked).toEqual(['pictures.example/gate.jpg']);
    },
  );

  test.for([
    ['file:///etc/passwd', 'file: is not an address of the web.'],
    ['javascript:alert(1)', 'javascript: is not an address of the web.'],
    ['http://', 'pictures.example:PORT leads on too often.'],
  ] as const)('lead to no %s', async ([location, message]) => {
    const { fetchAt, at, port } = await leads(() => location);
    await expect(fetchAt(at('pictures.example'))).rejects.toThrow(message.replace('PORT', String(port)));
  });

  test('give no password', async () => {
    const { fetchAt, at, asked } = await leads((path) =>
      path === '/gate.jpg' ? at('guard:secret@pictures.example', '/moved.jpg') : undefined,
    );
    await expect(fetchAt(at('pictures.example'))).rejects.toThrow(
      'An address with a password is not fetched.',
    );
    expect(asked).toHaveLength(1);
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
  test('that say they are too large are not read', async () => {
    const { fetchAt, at } = await serve((_, reply) => {
      reply.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': MB + 1 });
      reply.flushHeaders();
    });
    await expect(fetchAt(at('pictures.example'))).rejects.toThrow('The file has more than 1 MB.');
  });

  test('that are larger than they may be are read no further', async () => {
    let sent = 0;
    let isClosed = false;
    const { fetchAt, at } = await serve(async (_, reply) => {
      reply.on('close', () => {
        isClosed = true;
      });
      reply.writeHead(200, { 'content-type': 'image/jpeg' });
      while (!isClosed && sent < 500 * MB) {
        sent += picture.length;
        if (!reply.write(picture)) await Promise.race([once(reply, 'drain'), once(reply, 'close')]);
        await pause();
      }
    });
    await expect(fetchAt(at('pictures.example'))).rejects.toThrow('The file has more than 1 MB.');
    await expect.poll(() => isClosed).toBe(true);
    expect(sent).toBeLessThan(50 * MB);
  });

  test.for(['text/html; charset=utf-8', 'Text/HTML', 'text/plain', 'application/xhtml+xml'])(
    'of %s are a page and not the file',
    async (type) => {
      const { fetchAt, at, port } = await serve((_, reply) => {
        reply.writeHead(200, { 'content-type': type }).end('<p>Please sign in</p>');
      });
      await expect(fetchAt(at('pictures.example'))).rejects.toThrow(
        `pictures.example:${port} answers with a page and not with the file.`,
      );
    },
  );

  test.for([
    ['with its length', { 'content-length': 100_000 }],
    ['in pieces', { 'transfer-encoding': 'chunked' }],
  ] as const)('that are cut off, sent %s, are no file', async ([, headers]) => {
    const { fetchAt, at, port } = await serve((_, reply) => {
      reply.writeHead(200, { 'content-type': 'image/jpeg', ...headers });
      reply.write(picture, () => reply.destroy());
    });
    await expect(fetchAt(at('pictures.example'))).rejects.toThrow(
      `pictures.example:${port} has stopped answering.`,
    );
  });

  test('of another status are said', async () => {
    const { fetchAt, at, port } = await serve((_, reply) => reply.writeHead(403).end('No'));
    await expect(fetchAt(at('pictures.example'))).rejects.toThrow(`pictures.example:${port} answers 403.`);
  });

  test('of a server that hangs up before are none', async () => {
    const { fetchAt, at, port } = await serve((_, reply) => reply.destroy());
    await expect(fetchAt(at('pictures.example'))).rejects.toThrow(
      `pictures.example:${port} does not answer.`,
    );
  });
});
