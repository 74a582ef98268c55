import Fastify from 'fastify';
import { expect } from 'vitest';
import { movingInDoor } from '../../server/doors/staff/moving-in-door.ts';
import { staffRoles } from '../../src/contract/staff/member.ts';
import { type TestServer, test } from '../environment/app.ts';
import { createMember, openBrowser, type StaffBrowser } from '../factories/staff.ts';
import { blogItem, sendFile, sendPart, sourceOf } from './moving.ts';

const NO_UPLOAD = '0e5a7f52-4c1d-4c49-9f0e-1d2b3c4d5e6f';

/** Each route, and how it is asked for an import that does not exist. */
const routes: Record<string, (house: TestServer, who: StaffBrowser) => Promise<{ statusCode: number }>> = {
  'POST /files': (house, who) => sendFile(house, who, '/staff/moving-in/files', sourceOf([blogItem('1')])),
  'POST /:id/pictures': (house, who) => sendFile(house, who, '/staff/moving-in/99/pictures', 'PK\x03\x04'),
  'POST /uploads/:id/parts': (house, who) =>
    sendPart(house, who, NO_UPLOAD, { at: 0, bytes: Buffer.from('x') }),
  'POST /uploads/:id/finish': (_, who) => who.post(`/staff/moving-in/uploads/${NO_UPLOAD}/finish`, {}),
  'GET /:id/report.csv': (_, who) => who.get('/staff/moving-in/99/report.csv'),
};

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
  expect(found.sort()).toEqual(Object.keys(routes).sort());
});

test.for(Object.entries(routes))(
  '%s is for owners, and the log has who was refused',
  async ([route, ask], { server }) => {
    const { db } = server;
    const owner = await createMember(server, 'owner');
    expect((await ask(server, owner)).statusCode).toBe(route === 'POST /files' ? 200 : 404);
    const imports = () => db.selectFrom('imports').select('id').execute();
    const before = await imports();
    for (const role of staffRoles.filter((each) => each !== 'owner')) {
      const member = await createMember(server, role);
      expect((await ask(server, member)).statusCode, role).toBe(403);
      const lines = db.selectFrom('staff_audit').select('action').where('member_id', '=', member.id);
      expect(await lines.execute(), role).toEqual([{ action: 'refused' }]);
    }
    expect((await ask(server, openBrowser(server))).statusCode).toBe(401);
    const former = await createMember(server, 'owner');
    const disabled = { disabled_at: new Date() };
    await db.updateTable('staff_members').set(disabled).where('id', '=', former.id).execute();
    expect((await ask(server, former)).statusCode).toBe(401);
    expect(await imports()).toEqual(before);
  },
);

test('a file that is sent from another site is not taken', async ({ server }) => {
  const owner = await createMember(server, 'owner');
  const answer = await server.app.inject({
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
