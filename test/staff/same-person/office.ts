import { test as base, type TestServer } from '../../environment/app.ts';
import { makeApplication } from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { submit } from '../../factories/submit.ts';

interface Office {
  owner: SignedInMember;
  sales: SignedInMember;
  recruiter: SignedInMember;
}

/** An office without submissions. */
export const test = base.extend<{ office: Office }>({
  office: async ({ server }, use) => {
    await server.db.deleteFrom('submissions').execute();
    await use({
      owner: await createMember(server, 'owner'),
      sales: await createMember(server, 'sales'),
      recruiter: await createMember(server, 'recruiter'),
    });
  },
});

export const apply = (server: TestServer, EmailId: string, MobileNo: string, values = {}) =>
  submit(server, 'application', { ...makeApplication({ EmailId, MobileNo, ...values }) });

export const claim = (
  member: SignedInMember,
  [reference, other]: readonly [string, string],
  said: string,
  seen = 'unsaid',
) => member.call('inbox.claimPerson', { reference, other, claim: said, seen });
export const open = async (member: SignedInMember, reference: string) =>
  ok(await member.call('inbox.open', { reference }));
