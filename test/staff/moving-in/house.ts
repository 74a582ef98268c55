import { test as base, type StartedServer, startTestServer } from '../../environment/app.ts';
import { createMember, type SignedInMember } from '../../factories/staff.ts';

/** A test with a server of its own, whose tables are empty, and an owner who is signed in there. */
export const test = base.extend<{ house: StartedServer; owner: SignedInMember }>({
  house: async ({ settings }, use) => {
    const server = await startTestServer(settings);
    await use(server);
    await server.stop();
  },
  owner: async ({ house }, use) => use(await createMember(house, 'owner')),
});
