import { rm } from 'node:fs/promises';
import { listMovingNames } from '../../server/archive/moving-out/moving-tables.ts';
import { emptyTables } from '../../server/archive/tables.queries.ts';
import { disableTriggers, enableTriggers } from '../../server/database/loading.queries.ts';
import { folderOf } from '../../server/importing/source-files.ts';
import { test as base, type StartedServer, startTestServer } from '../environment/app.ts';
import { makeSmallCompany } from '../environment/small-company.ts';
import { createMember, type SignedInMember } from '../factories/staff.ts';

/** The members and their log stay, and what migrations have written. */
const STAY = /^staff_|^hiring_stages$|^office_/;

/** A server per file, whose tables are as empty for each test as a new one's, and an owner who is signed in there. */
export const test = base.extend<{ shared: StartedServer; house: StartedServer; owner: SignedInMember }>({
  shared: [
    async ({ settings }, use) => {
      const server = await startTestServer(settings, { template: 'small' });
      await server.publishing.reload();
      await use(server);
      await server.stop();
    },
    { scope: 'file' },
  ],
  house: async ({ shared }, use) => {
    await use(shared);
    await empty(shared);
  },
  owner: async ({ house }, use) => use(await createMember(house, 'owner')),
});

async function empty({ db, config, publishing }: StartedServer): Promise<void> {
  const names = listMovingNames().filter((name) => !STAY.test(name));
  // Versions of documents are never deleted by the server itself.
  const guarded = names.filter((name) => name.startsWith('content_'));
  await db.transaction().execute(async (trx) => {
    await disableTriggers(trx, guarded);
    await emptyTables(trx, names.toReversed());
    await enableTriggers(trx, guarded);
  });
  await makeSmallCompany(db);
  await rm(folderOf(config), { recursive: true, force: true });
  await publishing.reload();
}
