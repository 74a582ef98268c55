import { MAX_COUNTED, type MailSummary } from '../../../../src/contract/staff/mail.ts';
import { trpc } from '../../calls/trpc.ts';
import { StaffIcon } from '../../ui/staff-icon.tsx';
import { When } from '../../ui/when.tsx';

/** The state of the outbox, with a warning if no mail server is configured. */
export function MailSummaryStrip() {
  const { data } = trpc.mail.summary.useQuery();
  if (data === undefined) return null;
  return (
    <>
      {!data.isSetUp && (
        <p className="mail-off">
          <StaffIcon name="alert" />
          <span>
            <b>No mail server is configured, so no mail is sent.</b> All mail is kept and will be sent once
            SMTP_URL and MAIL_FROM are set.
          </span>
        </p>
      )}
      {data.answers !== null && data.answers.fault !== '' && (
        <p className="mail-off">
          <StaffIcon name="alert" />
          <span>
            <b>Answers of visitors cannot be read ({data.answers.fault}).</b> They wait in their mailbox, and
            the server tries again every half minute.
          </span>
        </p>
      )}
      {data.putAside !== null && (
        <p className="mail-off">
          <StaffIcon name="alert" />
          <span>
            <b>
              {data.putAside.count === 1
                ? 'One received mail could not be read and was put aside'
                : `${data.putAside.count} received mails could not be read and were put aside`}
              , <When at={data.putAside.last} />.
            </b>{' '}
            It may be an answer of a visitor. It is still unread in the mailbox of the answers, or with the
            service that delivered it.
          </span>
        </p>
      )}
      <Counts {...data} />
    </>
  );
}

function Counts({ waiting, failing, parked, held, oldestWaiting, lastSent, answers }: MailSummary) {
  const counts = [
    ['Waiting', waiting],
    ['Retrying', failing],
    ['Failed', parked],
    ['On hold', held],
  ] as const;
  return (
    <dl className="mail-counts">
      {counts.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count >= MAX_COUNTED ? `${MAX_COUNTED.toLocaleString('en-IN')} or more` : count}</dd>
        </div>
      ))}
      <div>
        <dt>Oldest waiting</dt>
        <dd>{oldestWaiting ? <When at={oldestWaiting} /> : '–'}</dd>
      </div>
      <div>
        <dt>Last sent</dt>
        <dd>{lastSent ? <When at={lastSent} /> : '–'}</dd>
      </div>
      {answers !== null && (
        <div>
          <dt>Answers read</dt>
          <dd>{answers.readAt ? <When at={answers.readAt} /> : '–'}</dd>
        </div>
      )}
    </dl>
  );
}
