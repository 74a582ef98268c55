import { useState } from 'react';
import { MAX_SAME_PERSON, type SamePerson } from '../../../src/contract/staff/same-person.ts';
import { explainError } from '../calls/failure.ts';
import { trpc } from '../calls/trpc.ts';
import { Button } from '../ui/button.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { SamePersonRow } from './same-person-row.tsx';
import { useClaimPerson } from './use-claim-person.ts';
import type { InboxItem } from './use-inbox-item.ts';
import './item.css';

/** The other submissions of an item's person, and what can be said about whose they are. */
export function SamePersonSection({ item }: { item: Pick<InboxItem, 'reference' | 'name' | 'mayWork'> }) {
  const { reference, mayWork } = item;
  const { data, error, refetch } = trpc.inbox.listSamePerson.useQuery({ reference });
  const { claimPerson, isPending, pendingOther } = useClaimPerson();
  const [isMerging, setIsMerging] = useState(false);
  if (!data && !error) return null;
  return (
    <section className="item-part" aria-label="Also from this person">
      <div className="same-person__head">
        <h3>Also from this person{data && data.count > 0 && ` (${countText(data)})`}</h3>
        {mayWork && (
          <Button kind="plain" icon="people" onClick={() => setIsMerging(true)}>
            Same person as…
          </Button>
        )}
      </div>
      {error && (
        <p className="d-small muted">
          {explainError(error)}{' '}
          <Button kind="plain" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {data?.count === 0 && (
        <p className="d-small muted">Nothing else came from this e-mail address or number.</p>
      )}
      {data && data.entries.length > 0 && (
        <ul className="same-person">
          {data.entries.map((entry) => (
            <SamePersonRow
              key={entry.reference}
              entry={entry}
              isBusy={pendingOther === entry.reference}
              act={mayWork && (entry.claim === 'same' ? 'Take back' : 'Not this person')}
              onAct={() =>
                claimPerson({
                  reference,
                  other: entry.reference,
                  claim: entry.claim === 'same' ? 'unsaid' : 'different',
                  seen: entry.claim,
                })
              }
            />
          ))}
        </ul>
      )}
      {data && data.count > data.entries.length && (
        <p className="d-small muted">The newest {data.entries.length} are shown.</p>
      )}
      {data && data.others.length > 0 && (
        <details className="same-person__others">
          <summary>Said to be somebody else ({data.others.length})</summary>
          <ul className="same-person">
            {data.others.map((entry) => (
              <SamePersonRow
                key={entry.reference}
                entry={entry}
                isBusy={pendingOther === entry.reference}
                act={mayWork && 'Take back'}
                onAct={() =>
                  claimPerson({ reference, other: entry.reference, claim: 'unsaid', seen: entry.claim })
                }
              />
            ))}
          </ul>
        </details>
      )}
      {isMerging && (
        <MergeDialog
          item={item}
          known={data}
          isPending={isPending}
          onMerge={(other, seen) => {
            claimPerson({ reference, other, claim: 'same', seen });
            setIsMerging(false);
          }}
          onClose={() => setIsMerging(false)}
        />
      )}
    </section>
  );
}

function countText({ count, isMore }: SamePerson): string {
  return isMore ? `${MAX_SAME_PERSON} or more` : String(count);
}
