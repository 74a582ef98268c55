import { Link } from '@tanstack/react-router';
import type { ListedMail } from '../../../../src/contract/staff/mail.ts';
import { explainError } from '../../calls/failure.ts';
import { queries, trpc } from '../../calls/trpc.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/notices.ts';
import { When } from '../../ui/when.tsx';
import { CorrectAddress } from './correct-address.tsx';
import { MailCause } from './mail-cause.tsx';
import { nameOfMail, roleLabels, stateLabels } from './mail-labels.ts';

/** A little more than the five seconds after which the server looks for due mails. */
const REFRESH_DELAY_MS = 7_000;

export function MailRow({ mail }: { mail: ListedMail }) {
  const { id, reference, role, state, recipient, attempts, queuedAt, settledAt, dueAt, lastAnswer } = mail;
  const isFailing = state === 'failing';
  const resend = trpc.mail.resend.useMutation({
    onSuccess: () => {
      void queries.mail.invalidate();
      void showToast('The mail is queued again.');
    },
    onError: (error) => void showToast(explainError(error)),
  });
  const tryNow = trpc.mail.tryNow.useMutation({
    onSuccess: () => {
      void showToast('The mail is being tried now.');
      setTimeout(() => void queries.mail.invalidate(), REFRESH_DELAY_MS);
    },
    onError: (error) => void showToast(explainError(error)),
  });
  return (
    <tr>
      <td className="records__title">
        <About reference={reference} />
      </td>
      <td data-label="Mail">
        <div>
          {roleLabels[role]}
          {recipient && <small className="mail__to">{recipient}</small>}
        </div>
      </td>
      <td data-label="State">
        <div>
          <Badge tone={stateLabels[state].tone}>{stateLabels[state].text}</Badge>
          {state !== 'sent' && attempts > 0 && (
            <small className="mail__answer">
              {attempts === 1 ? 'Tried once' : `Tried ${attempts} times`}
              {isFailing && dueAt && (
                <>
                  , next try <When at={dueAt} full />
                </>
              )}
              .
            </small>
          )}
          {state !== 'sent' && attempts > 0 && lastAnswer && (
            <MailCause answer={lastAnswer} advice={adviceFor(mail)} />
          )}
        </div>
      </td>
      <td data-label="When">
        <When at={settledAt ?? queuedAt} full />
      </td>
      <td>
        {isFailing && (
          <div className="records__acts">
            {isCorrectable(mail) && <CorrectAddress mail={mail} />}
            <Button icon="send" disabled={tryNow.isPending} onClick={() => tryNow.mutate({ id })}>
              Try now
              <span className="visually-hidden">: {nameOfMail(mail)}</span>
            </Button>
          </div>
        )}
        {(state === 'sent' || state === 'parked') && (
          <div className="records__acts">
            {isCorrectable(mail) && <CorrectAddress mail={mail} />}
            <Button icon="send" disabled={resend.isPending} onClick={() => resend.mutate({ id })}>
              Send again
              <span className="visually-hidden">: {nameOfMail(mail)}</span>
            </Button>
          </div>
        )}
      </td>
    </tr>
  );
}

/** Links to what a mail is about. */
function About({ reference }: Pick<ListedMail, 'reference'>) {
  const itemId = /^document (\d+)$/.exec(reference)?.[1];
  if (itemId !== undefined)
    return (
      <Link className="records__link" to="/compliance/$itemId" params={{ itemId }}>
        Document {itemId}
      </Link>
    );
  if (reference.startsWith('member '))
    return (
      <Link className="records__link" to="/members">
        Staff area
      </Link>
    );
  // Job postings and requests about personal data are not in the inbox.
  if (reference.startsWith('JP-')) return reference;
  const isRequest = reference.startsWith('DR-');
  return (
    <Link
      className="records__link"
      {...(isRequest ? { to: '/people' } : { to: '/inbox', search: { item: reference } })}
    >
      {reference}
    </Link>
  );
}

type Mail = Pick<ListedMail, 'role' | 'reference' | 'recipient' | 'state'>;

/** Whether the staff can send it to another address: it went to a visitor, and has failed or may not have arrived. */
function isCorrectable<Given extends Mail>(mail: Given): mail is Given & { recipient: string } {
  const { role, reference, recipient, state } = mail;
  return (
    (role === 'confirmation' || role === 'reply') &&
    !reference.startsWith('DR-') &&
    recipient !== null &&
    (state === 'failing' || state === 'parked' || state === 'sent')
  );
}

/** Advises what to do where a mailbox does not exist and the address cannot be corrected here. */
function adviceFor({ role, reference }: Pick<Mail, 'role' | 'reference'>): string {
  if (reference.startsWith('DR-'))
    return 'Its link proves who is asking, so it goes to no other address: the person has to send the request again.';
  if (role === 'notice')
    return 'The office’s own addresses are set on the server. Please tell your administrator.';
  if (role === 'confirmation' || role === 'reply') return 'Please correct the address, or call.';
  return 'It is a member’s address: an owner can invite the person with the right one.';
}
