import type { StaffComplianceItem } from '../../../src/contract/staff/compliance.ts';
import { messageOf } from '../failure.ts';
import { ask, tell } from '../notices.ts';
import { trpc } from '../trpc.ts';
import { refreshCompliance } from './refresh-compliance.ts';

export function useDocumentActs({ id, version, ComplianceName }: StaffComplianceItem) {
  const setPublished = trpc.compliance.setPublished.useMutation({
    onError: (error) => void tell(messageOf(error)),
    onSuccess: (_changed, { published }) =>
      void tell(published ? 'It is public now.' : 'It is no longer listed.'),
    onSettled: refreshCompliance,
  });
  return {
    publish: () => setPublished.mutate({ id, version, published: true }),
    withdraw: async () => {
      const text = 'It leaves the list of the site and of older clients at once. Its versions are kept.';
      if (await ask({ title: `Withdraw ${ComplianceName}?`, text, yes: 'Withdraw' }))
        setPublished.mutate({ id, version, published: false });
    },
  };
}
