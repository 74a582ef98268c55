import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { ZipFile } from 'yazl';
import { fetchFile, isOwn } from '../../../server/staff/moving-in/pictures/fetch-file.ts';
import { test } from './house.ts';
import { FORMER, linesOf, pictureItem, rehearseFile, runImport, sendFile, sourceOf } from './moving.ts';

const jpeg = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();

async function zipOf(files: Record<string, { bytes: Buffer; mode?: number }>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, { bytes, mode }] of Object.entries(files))
    zip.addBuffer(bytes, name, mode ? { mode } : {});
  zip.end();
  const pieces: Buffer[] = [];
  for await (const piece of zip.outputStream) pieces.push(Buffer.from(piece as Buffer));
  return Buffer.concat(pieces);
}

const address = (name: string) => ({ address: `${FORMER}/wp-content/uploads/2019/05/${name}` });

describe('pictures', () => {
  test('come from a zip of the uploads, and none of what climbs, leads out or explodes', async ({
    house,
    owner,
  }) => {
    const opened = await rehearseFile(
      house,
      owner,
      sourceOf([
        pictureItem('1', address('gate.jpg')),
        pictureItem('2', address('link.jpg')),
        pictureItem('3', address('bomb.jpg')),
        pictureItem('4', address('text.jpg')),
        pictureItem('5', { address: `${FORMER}/wp-content/uploads/../../../../etc/passwd` }),
      ]),
    );
    const zip = await zipOf({
      'wp-content/uploads/2019/05/gate.jpg': { bytes: await jpeg() },
      'wp-content/uploads/2019/05/link.jpg': { bytes: Buffer.from('/etc/passwd'), mode: 0o120777 },
      'wp-content/uploads/2019/05/bomb.jpg': { bytes: Buffer.alloc(30 * 1024 * 1024) },
      'wp-content/uploads/2019/05/text.jpg': { bytes: Buffer.from('<script>alert(1)</script>') },
    });
    const sent = await sendFile(house, owner, `/staff/moving-in/${opened.id}/pictures`, zip, 'uploads.zip');
    expect(sent.statusCode).toBe(200);
    const done = await runImport(house, owner, opened.id);
    expect(done.counts).toMatchObject([{ kind: 'picture', act: 'make', items: 5, done: 1, failed: 4 }]);
    const failures = (await linesOf(owner, opened.id, { only: 'failed' })).map(({ failure }) => failure);
    expect(failures.slice(0, 2)).toEqual(
      Array(2).fill('It is not among the files, and it may not be fetched from www.old-guards.example.'),
    );
    expect(failures[2]).toMatch(/must be a JPEG/);
    expect(await house.db.selectFrom('media').select(['title']).execute()).toEqual([{ title: 'Gate 1' }]);
    // Those that failed may be tried again with another zip.
    expect((await sendFile(house, owner, `/staff/moving-in/${opened.id}/pictures`, zip)).statusCode).toBe(
      200,
    );
  });

  test('come from a folder, and no link leads out of it', async ({ house, owner }) => {
    const outside = await mkdtemp(join(tmpdir(), 'outside-'));
    const folder = await mkdtemp(join(tmpdir(), 'uploads-'));
    await mkdir(join(folder, '2019', '05'), { recursive: true });
    await writeFile(join(outside, 'secret.jpg'), await jpeg());
    await writeFile(join(folder, '2019', '05', 'gate.jpg'), await jpeg());
    await symlink(join(outside, 'secret.jpg'), join(folder, '2019', '05', 'link.jpg'));
    const items = [pictureItem('1', address('gate.jpg')), pictureItem('2', address('link.jpg'))];
    const { id } = await rehearseFile(house, owner, sourceOf(items));
    const done = await runImport(house, owner, id, { pictures: folder });
    expect(done.counts).toMatchObject([{ items: 2, done: 1, failed: 1 }]);
  });

  test('are fetched from no host that was not named, and from none in a private network', async ({
    house,
    owner,
  }) => {
    const at = { address: 'http://localhost:9/wp-content/uploads/gate.jpg' };
    const { id } = await rehearseFile(house, owner, sourceOf([pictureItem('1', at)]));
    expect((await owner.call('movingIn.start', { id, hosts: ['evil.example'] })).statusCode).toBe(400);
    await runImport(house, owner, id, { hosts: ['localhost:9'] });
    const [line] = await linesOf(owner, id);
    expect(line?.failure).toBe(
      'localhost is an address of a private network, and nothing is fetched from it.',
    );
  });
});

describe('fetching', () => {
  test.for([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
    ...[
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
    ],
  ])('%s is no address of the internet', (each) => expect(isOwn(each)).toBe(true));
  test.for(['8.8.8.8', '2606:4700::1111'])('%s is one', (each) => expect(isOwn(each)).toBe(false));

  test.for([
    'http://127.0.0.1/a.jpg',
    'http://[::1]/a.jpg',
    'http://2130706433/a.jpg',
    'http://0x7f.1/a.jpg',
  ])('%s is not fetched, though somebody named it', async (each) => {
    await expect(fetchFile(each, [new URL(each).host], 1_000)).rejects.toThrow(/private network/);
  });

  test('asks nothing of a host that a redirect leads to', async () => {
    const server = await serve((_, answer) => answer.writeHead(302, { location: 'http://127.0.0.1/' }).end());
    const { port } = server.address() as AddressInfo;
    // Not even the first answer is read: its own host is one of a private network.
    await expect(fetchFile(`http://localhost:${port}/a.jpg`, [`localhost:${port}`], 1_000)).rejects.toThrow(
      /private network/,
    );
    server.close();
  });
});

async function serve(answer: RequestListener): Promise<Server> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
