import { createLink, Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { flagDescriptions } from '../../../src/contract/staff/flag-descriptions.ts';
import type { PresentMember } from '../../../src/contract/staff/presence.ts';
import { EmailFact, PhoneFact } from '../conversation/contact-links.tsx';
import { messageElementId } from '../conversation/message-entry.tsx';
import { ReplyButton, ReplySection, useReply } from '../conversation/reply-section.tsx';
import { OtherReply } from '../live/present-members.tsx';
import { Badge } from '../ui/badge.tsx';
import { ButtonAnchor } from '../ui/button.tsx';
import { findTextLanguage } from '../ui/find-text-language.ts';
import { LanguageBadge } from '../ui/language-badge.tsx';
import { StaffIcon } from '../ui/staff-icon.tsx';
import { When } from '../ui/when.tsx';
import { ApplicantCity } from './applicant-city.tsx';
import { AppliedBeforeNote } from './applicants/applied-before.tsx';
import { kindLabels } from './inbox-labels.ts';
import { ItemHistory } from './item-history.tsx';
import { ItemMails } from './item-mails.tsx';
import { ItemResume } from './item-resume.tsx';
import { NoteForm } from './note-form.tsx';
import { SamePersonSection } from './same-person-section.tsx';
import type { InboxActions } from './use-inbox-actions.ts';
import { type InboxItem, refreshItem } from './use-inbox-item.ts';
import { HISTORY_HEADING, REPLY_BUTTON } from './use-inbox-keys.ts';
import { refreshList } from './use-inbox-list.ts';

interface ItemBodyProps {
  item: InboxItem;
  actions: Pick<InboxActions, 'noteCity'>;
  /** Who else has the item open. */
  others: readonly PresentMember[];
  /** Whether the resume is shown beside the item. */
  isReading: boolean;
  /** Shows or hides the resume. */
  onRead(): void;
}

export function ItemBody({ item, actions, others, isReading, onRead }: ItemBodyProps) {
  const { reference, kind, locale, name, submittedAt, facts, text, flags, suspect, mayWork } = item;
  const { one, icon, topic } = kindLabels[kind];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A member who steps through the list or the resumes with j and k keeps the focus there.
    if (!document.activeElement?.closest('[data-reference], .resume-reader'))
      heading.current?.focus({ preventScroll: true });
  }, []);
  const reply = useReply(item);
  const [isReplying, setIsReplying] = useState(reply.draft !== undefined);
  const setSent = useFocusSent(item.messages);
  return (
    <div className="item-body">
      <header className="item-head">
        <span className="kind-tile" data-topic={topic}>
          <StaffIcon name={icon} />
        </span>
        <div>
          <h2 className="d-title" ref={heading} tabIndex={-1} lang={findTextLanguage(name)}>
            {name}
          </h2>
          <p className="d-small muted">
            {one} <span className="item-head__reference">{reference}</span> · <When at={submittedAt} full />{' '}
            <LanguageBadge locale={locale} /> {item.isLate && <Badge tone="bad">Over 24 h</Badge>}
          </p>
        </div>
        {/* A reply would tell a robot that somebody reads what it sends. */}
        {!suspect && mayWork && (
          <div className="item-head__acts">
            {kind === 'quotation' && <QuotationLink reference={reference} />}
            <ReplyButton id={REPLY_BUTTON} isOpen={isReplying} onOpen={() => setIsReplying(true)} />
          </div>
        )}
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
      <AppliedBeforeNote before={item.appliedBefore} />
      {text !== null && text !== '' && (
        <blockquote className="item-text" lang={findTextLanguage(text)}>
          {text}
        </blockquote>
      )}
      <dl className="item-facts">
        {facts
          .filter(([fact]) => fact !== 'Name' && fact !== 'Resume')
          .map(([fact, value]) => (
            <div key={fact}>
              <dt>{fact}</dt>
              <dd lang={findTextLanguage(value)}>
                <Fact item={item} fact={fact} value={value} />
              </dd>
            </div>
          ))}
        {kind === 'application' && <ApplicantCity item={item} onNote={actions.noteCity} />}
      </dl>
      <ItemResume reference={reference} resume={item.resume} isReading={isReading} onRead={onRead} />
      {isReplying && mayWork && <OtherReply others={others} />}
      {isReplying && !suspect && mayWork && (
        <ReplySection
          item={item}
          reply={reply}
          onChanged={() => {
            void refreshItem(reference);
            void refreshList();
          }}
          onClose={(message) => {
            // Before the form with the focus is gone.
            document.getElementById(message === undefined ? REPLY_BUTTON : HISTORY_HEADING)?.focus();
            setSent(message);
            setIsReplying(false);
          }}
        />
      )}
      <SamePersonSection item={item} />
      <ItemMails mails={item.mails} />
      <section className="item-part" aria-label="History and notes">
        <h3 id={HISTORY_HEADING} tabIndex={-1}>
          History and notes
        </h3>
        <ItemHistory item={item} />
        {mayWork && <NoteForm reference={reference} />}
      </section>
    </div>
  );
}

/** The focus goes on from the heading of the history to the reply that was sent, once it is there. */
function useFocusSent(messages: InboxItem['messages']): (message: string | undefined) => void {
  const [sent, setSent] = useState<string>();
  useEffect(() => {
    if (sent === undefined || !messages.some(({ id }) => id === sent)) return;
    setSent(undefined);
    // The member may have gone elsewhere meanwhile.
    if (document.activeElement?.id === HISTORY_HEADING)
      document.getElementById(messageElementId(sent))?.focus();
  }, [sent, messages]);
  return setSent;
}

/** Number and address are recognised by their values, since the staff can rename the facts. */
function Fact({ item, fact, value }: { item: InboxItem; fact: string; value: string }) {
  if (value === '') return '–';
  if (value === item.phone) return <PhoneFact phone={value} reference={item.reference} />;
  if (value === item.email) return <EmailFact email={value} corrected={item.correctedEmails} />;
  return fact === 'Job' ? <JobLink jid={value} /> : value;
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

const ButtonLink = createLink(ButtonAnchor);

/** From a request in the inbox to its quotation. */
function QuotationLink({ reference }: { reference: string }) {
  return (
    <ButtonLink icon="quotation" to="/quotations/$reference" params={{ reference }}>
      Quotation
    </ButtonLink>
  );
}
