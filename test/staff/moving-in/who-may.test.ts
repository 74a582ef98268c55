import Fastify from 'fastify';
import { describe, expect } from 'vitest';
import { movingInDoor } from '../../../server/doors/staff/moving-in-door.ts';
import { staffRoles } from '../../../src/contract/staff/member.ts';
import { test as base, type StartedServer, startTestServer } from '../../environment/app.ts';
import { createMember, openBrowser, type StaffBrowser } from '../../factories/staff.ts';
import { blogItem, sendFile, sendPart, sourceOf } from './moving.ts';

const test = base.extend<{ house: StartedServer }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures a test needs
    async ({}, use) => {
      const server = await startTestServer();
      await use(server);
      await server.stop();
    },
    { scope: 'file' },
  ],
});

const routes = [
  'POST /files',
  'POST /:id/pictures',
  'POST /uploads/:id/parts',
  'POST /uploads/:id/finish',
  'GET /:id/report.csv',
] as const;
const NO_UPLOAD = '0e5a7f52-4c1d-4c49-9f0e-1d2b3c4d5e6f';

/** What the route answers to somebody who asks for an import that does not exist. */
async function ask(house: StartedServer, who: StaffBrowser, route: (typeof routes)[number]) {
  if (route === 'POST /files')
    return sendFile(house, who, '/staff/moving-in/files', sourceOf([blogItem('1')]));
  if (route === 'POST /:id/pictures')
    return sendFile(house, who, '/staff/moving-in/99/pictures', 'PK\x03\x04');
  if (route === 'POST /uploads/:id/parts')
    return sendPart(house, who, NO_UPLOAD, { at: 0, bytes: Buffer.from('x') });
  if (route === 'POST /uploads/:id/finish')
    return who.post(`/staff/moving-in/uploads/${NO_UPLOAD}/finish`, {});
  return who.get('/staff/moving-in/99/report.csv');
}

test('these are all routes of moving in', async () => {
  const found: string[] = [];
  const door = Fastify().addHook('onRoute', ({ method, url }) => {
    if (method !== 'HEAD') found.push(`${method} ${url}`);
  });
  await door.register((scope) =>
    movingInDoor(scope, () => {
      throw new Error('nobody calls');
    }),
  );
  expect(found.sort()).toEqual([...routes].sort());
});

describe.for(routes)('%s', (route) => {
  test('is for owners', async ({ house }) => {
    const answer = await ask(house, await createMember(house, 'owner'), route);
    expect(answer.statusCode).toBe(route === 'POST /files' ? 200 : 404);
  });

  test.for(staffRoles.filter((role) => role !== 'owner'))(
    'refuses the role %s, and the log says so',
    async (role, { house }) => {
      const member = await createMember(house, role);
      const imports = () => house.db.selectFrom('imports').select('id').execute();
      const before = await imports();
      const answer = await ask(house, member, route);
      expect(answer.statusCode).toBe(403);
      expect(await imports()).toEqual(before);
      const lines = await house.db
        .selectFrom('staff_audit')
        .select('action')
        .where('member_id', '=', member.id)
        .execute();
      expect(lines).toEqual([{ action: 'refused' }]);
    },
  );

  test('refuses who is not signed in, and who was disabled', async ({ house }) => {
    expect((await ask(house, openBrowser(house), route)).statusCode).toBe(401);
    const disabled = await createMember(house, 'owner');
    await house.db
      .updateTable('staff_members')
      .set({ disabled_at: new Date() })
      .where('id', '=', disabled.id)
      .execute();
    expect((await ask(house, disabled, route)).statusCode).toBe(401);
  });
});

test('a file that is sent from another site is not taken', async ({ house }) => {
  const owner = await createMember(house, 'owner');
  const answer = await house.app.inject({
    method: 'POST',
    url: '/staff/moving-in/files',
    headers: {
      'content-type': 'multipart/form-data; boundary=b',
      'sec-fetch-site': 'cross-site',
      origin: 'https://evil.example',
      cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'user-agent': 'a browser',
    },
    payload: '--b--',
  });
  expect(answer.statusCode).toBe(403);
});
