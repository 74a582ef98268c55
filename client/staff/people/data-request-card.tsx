import { type DataRequest, DUE_SOON_DAYS } from '../../../src/contract/staff/data-requests.ts';
import type { SubmissionFlag } from '../../../src/contract/submission.ts';
import { dayInIndia, daysBetween } from '../../../src/day-in-india.ts';
import { explainError } from '../calls/failure.ts';
import { queries, trpc } from '../calls/trpc.ts';
import { PhoneLine } from '../conversation/contact-links.tsx';
import { flagNames } from '../inbox/inbox-labels.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { findTextLanguage } from '../ui/find-text-language.ts';
import { LanguageBadge } from '../ui/language-badge.tsx';
import { showToast } from '../ui/notices.ts';
import { When } from '../ui/when.tsx';
import { dueText } from './due-text.ts';

interface DataRequestCardProps {
  request: DataRequest;
  /** Searches for the person by the address or number of the request. */
  onFind(who: string): void;
  onChanged(): void;
}

export function DataRequestCard({ request, onFind, onChanged }: DataRequestCardProps) {
  const { reference, locale, asked, name, contact, details, submittedAt, dueAt, doneAt, flags, held } =
    request;
  const set = trpc.dataRequests.setState.useMutation({
    onSuccess: () => {
      onChanged();
      void queries.live.inbox.invalidate();
      void queries.start.figures.invalidate();
    },
    onError: (error) => void showToast(explainError(error)),
  });
  const release = trpc.dataRequests.release.useMutation({
    onSuccess: onChanged,
    onError: (error) => void showToast(explainError(error)),
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
            Answered <When at={doneAt} />
          </Badge>
        )}
      </div>
      <p className="d-small muted">
        {reference}, received <When at={submittedAt} full /> <LanguageBadge locale={locale} />
        {flags.length > 0 &&
          `. Flagged: ${flags.map((flag) => flagNames[flag as SubmissionFlag]).join(', ')}`}
      </p>
      {contact === '' ? (
        <p className="d-small muted">The content has been erased.</p>
      ) : (
        <>
          <p>
            <bdi lang={findTextLanguage(name)}>{name}</bdi>,{' '}
            <bdi className="person__who">
              <PhoneLine phone={contact} reference={reference} />
            </bdi>
          </p>
          <p className="data-request__details" lang={findTextLanguage(details)}>
            {details}
          </p>
        </>
      )}
      <ConfirmedNote request={request} />
      <div className="screen__actions">
        {contact !== '' && (
          <Button icon="search" onClick={() => onFind(contact)}>
            Find this person
            <span className="visually-hidden"> {reference}</span>
          </Button>
        )}
        {held && (
          <Button icon="send" disabled={release.isPending} onClick={() => release.mutate({ reference })}>
            Not spam: send the held mails
            <span className="visually-hidden"> {reference}</span>
          </Button>
        )}
        <Button
          icon={isOpen ? 'check' : 'undo'}
          disabled={set.isPending}
          onClick={() => set.mutate({ reference, state: isOpen ? 'done' : 'open' })}
        >
          {isOpen ? 'Mark as answered' : 'Reopen'}
          <span className="visually-hidden"> {reference}</span>
        </Button>
      </div>
    </li>
  );
}

/** Whether the person has proved control of the given address. */
function ConfirmedNote({ request }: { request: DataRequest }) {
  const { confirmedAt, confirmedFrom, contact, held, mailed, doneAt } = request;
  if (confirmedAt !== null)
    return (
      <p className="d-small">
        <Badge tone="good">Confirmed by mail</Badge> <When at={confirmedAt} full />
        {confirmedFrom !== '' && `, from ${confirmedFrom}`}
      </p>
    );
  if (contact === '' || doneAt !== null) return null;
  return (
    <p className="d-small muted">
      <Badge tone="still">Not confirmed</Badge> {explainReason({ contact, held, mailed })}
    </p>
  );
}

function explainReason({ contact, held, mailed }: Pick<DataRequest, 'contact' | 'held' | 'mailed'>): string {
  if (held) return 'It looks automated, so its mails are on hold until you send them.';
  if (mailed) return 'The link that was mailed has not been used yet.';
  return contact.includes('@')
    ? 'The mail with the link has not been sent.'
    : 'No link can be mailed to a phone number.';
}

function DueBadge({ at }: { at: string }) {
  const left = daysBetween(dayInIndia(new Date()), dayInIndia(new Date(at)));
  if (left < 0)
    return (
      <Badge tone="bad">
        <span>
          Was due <When at={at} />
        </span>
      </Badge>
    );
  return (
    <Badge tone={left <= DUE_SOON_DAYS ? 'new' : 'still'}>
      <span>
        {left === 0 ? (
          dueText(left)
        ) : (
          <>
            Due <When at={at} />, {dueText(left)}
          </>
        )}
      </span>
    </Badge>
  );
}
