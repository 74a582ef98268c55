import { test as base, type StartedServer, startTestServer } from '../environment/app.ts';
import { createMember, type SignedInMember } from './staff.ts';

export const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

export type PublishingServer = StartedServer;

/** A server of the small company, whose site and publications a test looks into. It follows nobody but itself. */
export async function startPublishingServer(
  settings: Record<string, string> = {},
): Promise<PublishingServer> {
  const server = await startTestServer(settings, { template: 'small' });
  await server.publishing.reload();
  return server;
}

/** Each file has a server of its own, since a publication changes what the server shows to every test. */
export const test = base.extend<{ house: PublishingServer; editor: SignedInMember; owner: SignedInMember }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures a test needs
    async ({}, use) => {
      const house = await startPublishingServer();
      await use(house);
      await house.stop();
    },
    { scope: 'file' },
  ],
  editor: [async ({ house }, use) => use(await createMember(house, 'editor')), { scope: 'file' }],
  owner: [async ({ house }, use) => use(await createMember(house, 'owner')), { scope: 'file' }],
});
