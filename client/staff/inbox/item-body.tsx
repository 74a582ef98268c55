import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ButtonAnchor } from '../ui/button.tsx';
import { StaffIcon } from '../ui/staff-icon.tsx';
import { When } from '../ui/when.tsx';
import { flagDescriptions, kindLabels } from './inbox-labels.ts';
import { ItemHistory } from './item-history.tsx';
import { ItemMails } from './item-mails.tsx';
import { ItemResume } from './item-resume.tsx';
import { NoteForm } from './note-form.tsx';
import type { InboxItem } from './use-inbox-item.ts';

export function ItemBody({ item }: { item: InboxItem }) {
  const { reference, kind, name, about, submittedAt, facts, text, flags } = item;
  const { one, icon, topic } = kindLabels[kind];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A member who steps through the list with j and k keeps the focus there.
    if (!document.activeElement?.closest('[data-reference]')) heading.current?.focus({ preventScroll: true });
  }, []);
  const factOf = (fact: string) => facts.find(([name]) => name === fact)?.[1];
  return (
    <div className="item-body">
      <header className="item-head">
        <span className="kind-tile" data-topic={topic}>
          <StaffIcon name={icon} />
        </span>
        <div>
          <h2 className="d-title" ref={heading} tabIndex={-1}>
            {name}
          </h2>
          <p className="d-small muted">
            {one} <span className="item-head__reference">{reference}</span> · <When at={submittedAt} full />
          </p>
        </div>
        <div className="item-head__acts">
          <Reply email={factOf('Email')} reference={reference} about={about} />
          <Call phone={factOf('Phone')} />
        </div>
      </header>
      {flags.length > 0 && (
        <ul className="item-flags">
          {flags.map((flag) => (
            <li key={flag}>
              <StaffIcon name="flag" /> {flagDescriptions[flag as keyof typeof flagDescriptions] ?? flag}
            </li>
          ))}
        </ul>
      )}
      {text !== null && text !== '' && <blockquote className="item-text">{text}</blockquote>}
      <dl className="item-facts">
        {facts
          .filter(([fact]) => fact !== 'Name' && fact !== 'Resume')
          .map(([fact, value]) => (
            <div key={fact}>
              <dt>{fact}</dt>
              <dd>{fact === 'Job' ? <JobLink jid={value} /> : value || '–'}</dd>
            </div>
          ))}
      </dl>
      <ItemResume reference={reference} resume={item.resume} />
      <ItemMails mails={item.mails} />
      <section className="item-part" aria-label="History and notes">
        <h3>History and notes</h3>
        <ItemHistory item={item} />
        <NoteForm reference={reference} />
      </section>
    </div>
  );
}

/** Links to the applicants for the job. */
function JobLink({ jid }: { jid: string }) {
  if (!/^JO-?\d+$/.test(jid)) return jid;
  return (
    <Link
      className="records__link"
      to="/jobs/$jid/applicants"
      params={{ jid }}
      title="All applicants for this job"
    >
      {jid}
    </Link>
  );
}

/** Replies in the member's own mail program, where the conversation continues. */
function Reply({ email, reference, about }: { email: string | undefined; reference: string; about: string }) {
  if (!email) return null;
  const subject = encodeURIComponent(`${reference}: ${about || 'your enquiry'}`);
  return (
    <ButtonAnchor kind="main" icon="mail" href={`mailto:${encodeURIComponent(email)}?subject=${subject}`}>
      Reply
    </ButtonAnchor>
  );
}

function Call({ phone }: { phone: string | undefined }) {
  if (!phone) return null;
  return (
    <ButtonAnchor icon="phone" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
      Call
    </ButtonAnchor>
  );
}
