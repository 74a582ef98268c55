import type { DataRequest } from '../../../src/contract/staff/data-requests.ts';
import type { SubmissionFlag } from '../../../src/contract/submission.ts';
import { messageOf } from '../failure.ts';
import { flagNames } from '../inbox/inbox-words.ts';
import { tell } from '../notices.ts';
import { trpc } from '../trpc.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { When } from '../ui/when.tsx';

const DAY_MS = 24 * 60 * 60_000;
const SOON_DAYS = 14;

export function DataRequestCard({ request, onChanged }: { request: DataRequest; onChanged(): void }) {
  const { reference, asked, name, contact, details, submittedAt, dueAt, doneAt, flags } = request;
  const set = trpc.dataRequests.setState.useMutation({
    onSuccess: onChanged,
    onError: (error) => void tell(messageOf(error)),
  });
  const isOpen = doneAt === null;
  return (
    <li className="data-request">
      <div className="data-request__head">
        <h3 className="d-head">{asked}</h3>
        {isOpen ? (
          <DueBadge at={dueAt} />
        ) : (
          <Badge tone="good">
            Done <When at={doneAt} />
          </Badge>
        )}
      </div>
      <p className="d-small muted">
        {reference}, received <When at={submittedAt} full />
        {flags.length > 0 &&
          `. Looked odd: ${flags.map((flag) => flagNames[flag as SubmissionFlag]).join(', ')}`}
      </p>
      {contact === '' ? (
        <p className="d-small muted">What it said has been erased.</p>
      ) : (
        <>
          <p>
            {name}, <span className="person__who">{contact}</span>
          </p>
          <p className="data-request__details">{details}</p>
        </>
      )}
      <div className="screen__actions">
        <Button
          icon={isOpen ? 'check' : 'undo'}
          disabled={set.isPending}
          onClick={() => set.mutate({ reference, state: isOpen ? 'done' : 'open' })}
        >
          {isOpen ? 'It is answered' : 'Open it again'}
          <span className="visually-hidden"> {reference}</span>
        </Button>
      </div>
    </li>
  );
}

function DueBadge({ at }: { at: string }) {
  const days = Math.ceil((Date.parse(at) - Date.now()) / DAY_MS);
  if (days < 0)
    return (
      <Badge tone="bad">
        <span>
          Was due <When at={at} />
        </span>
      </Badge>
    );
  return (
    <Badge tone={days <= SOON_DAYS ? 'new' : 'still'}>
      <span>
        Due <When at={at} />, {days === 1 ? '1 day' : `${days} days`} left
      </span>
    </Badge>
  );
}
