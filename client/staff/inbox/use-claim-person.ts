import { useRef } from 'react';
import type { PersonClaim } from '../../../src/contract/staff/same-person.ts';
import { queries, trpc } from '../calls/trpc.ts';
import { showToast } from '../ui/notices.ts';
import { rememberFocus } from '../ui/remember-focus.ts';
import { refreshApplicants } from './applicants/applicants-cache.ts';
import { reportFailure } from './report-outcome.ts';
import { refreshItem } from './use-inbox-item.ts';
import { refreshList } from './use-inbox-list.ts';

interface Claim {
  reference: string;
  other: string;
  claim: PersonClaim;
  /** The person that the screen shows at present. */
  seen: PersonClaim;
}

/** Says whether two items are of the same person. What was said can be undone from the toast and from the list. */
export function useClaimPerson() {
  const returnFocus = useRef<() => void>(() => undefined);
  const call = trpc.inbox.claimPerson.useMutation({
    onSuccess: (_, { reference, other, claim, seen }) => {
      void showToast(wordsOf({ reference, other, claim, seen }), () =>
        call.mutate({ reference, other, claim: seen, seen: claim }),
      );
    },
    onError: (error, { reference, other }) =>
      void reportFailure(error, `${reference} and ${other}`, returnFocus.current),
    onSettled: (_data, _error, { reference, other }) => {
      void queries.inbox.listSamePerson.invalidate();
      void refreshItem(reference);
      void refreshItem(other);
      void refreshList();
      void refreshApplicants();
    },
  });
  return {
    claimPerson: (claim: Claim) => {
      if (call.isPending) return;
      returnFocus.current = rememberFocus();
      call.mutate(claim);
    },
    isPending: call.isPending,
    /** The other item of the call that is running. */
    pendingOther: call.isPending ? call.variables.other : undefined,
  };
}

function wordsOf({ reference, other, claim, seen }: Claim): string {
  if (claim === 'same') return `${reference} and ${other} are now the same person.`;
  if (claim === 'different') return `${reference} and ${other} are now different persons.`;
  return seen === 'same'
    ? `${reference} and ${other} are no longer said to be the same person.`
    : `${reference} and ${other} are no longer said to be different persons.`;
}
