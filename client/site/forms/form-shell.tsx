import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import type { MessageId } from '../../../src/content/interface.ts';
import { FAULT_ID, type PostedForm, plainFormPaths } from '../../../src/contract/posted-form.ts';
import { currentNotice } from '../../../src/contract/privacy-notice.ts';
import type { SubmissionKind } from '../../../src/contract/submission.ts';
import { addressIn } from '../../../src/languages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { useHydrated } from '../../shared/ui/use-hydrated.ts';
import { Message } from '../page-data/message.tsx';
import { useSite, useWords } from '../page-data/site-context.tsx';
import { Receipt } from './receipt.tsx';
import { findReceiptWords } from './receipt-words.ts';
import type { BoundShell } from './use-submission.ts';
import './forms.css';

export type FormVariant = 'panel' | 'page';

interface FormShellProps {
  shell: BoundShell;
  variant: FormVariant;
  /** The form's accessible name. */
  label: string;
  /** Without scripts the browser posts the form to this form's own path. */
  form: SubmissionKind;
  multipart?: boolean;
  /** The label of the submit button, which is the form's last button. */
  submit: string;
  children: ReactNode;
}

/** The frame that all forms share: trap field, privacy note, submit button and the status message. */
export function FormShell({
  shell,
  variant,
  label,
  form: kind,
  multipart,
  submit,
  children,
}: FormShellProps) {
  const { form, busy, shownNotice, refusalMessage, posted, proof, onSubmit, onFocus } = shell;
  // Without scripts the browser validates the fields; after hydration our own notices replace its messages.
  const hydrated = useHydrated();
  const messageId = useId();
  const site = useSite();
  const { words } = site;
  if (proof)
    return (
      <Receipt proof={proof} heading={proof.heading} isNarrow={variant === 'panel'}>
        <Button kind="line" size="small" onClick={proof.onAnother}>
          {words('receipts.another')}
        </Button>
      </Receipt>
    );
  const isRefused = shownNotice?.icon === 'error' || refusalMessage !== undefined;
  return (
    <form
      ref={form}
      className={variant === 'panel' ? 'form form--panel' : 'form form--two'}
      aria-label={label}
      method="post"
      action={`${addressIn(site.language, plainFormPaths[kind])}#${FAULT_ID}`}
      encType={multipart ? 'multipart/form-data' : undefined}
      noValidate={hydrated}
      onSubmit={onSubmit}
      onFocus={onFocus}
    >
      {posted && <PostedNotice posted={posted} />}
      {children}
      <TrapField />
      <PrivacyNote form={kind} />
      <div className="form__foot wide">
        <Button
          type="submit"
          icon="arrow-right"
          aria-busy={busy}
          aria-describedby={refusalMessage && messageId}
        >
          {submit}
        </Button>
        <p className="form__promise">
          <Icon name="clock" /> {findReceiptWords(kind, site).promise}
        </p>
        <p role="status" id={messageId} className={isRefused ? 'form__told form__told--error' : 'form__told'}>
          {shownNotice && `${words('forms.notice', { title: shownNotice.title, text: shownNotice.text })} `}
          {refusalMessage}
          {busy && <span className="visually-hidden">{words('forms.sending')}</span>}
        </p>
      </div>
    </form>
  );
}

interface PostedNoticeProps {
  posted: PostedForm & {
    /** Whether this notice is the target of the form's address, because no single field is at fault. */
    isFault: boolean;
  };
}

/** The notice of a refused plain POST, above the form. It says what the popup says when scripts run. */
function PostedNotice({ posted: { notice, details, isFault } }: PostedNoticeProps) {
  return (
    <div className="form__posted wide" role="alert" {...(isFault && { id: FAULT_ID, tabIndex: -1 })}>
      <Icon name="alert" />
      <div>
        <h3 className="h4">{notice.title}</h3>
        <p>{notice.text}</p>
        {details.map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
      </div>
    </div>
  );
}

const notices = {
  contact: 'notices.contact',
  quotation: 'notices.quotation',
  application: 'notices.application',
  posting: 'notices.posting',
  'data-request': 'notices.dataRequest',
} as const satisfies Record<SubmissionKind, MessageId>;

/** The short privacy notice at a form. Its version is sent with the form and stored with the submission. */
function PrivacyNote({ form }: { form: SubmissionKind }) {
  const words = useWords();
  const { version } = currentNotice;
  return (
    <p className="form__privacy wide">
      {words(notices[form])}{' '}
      <Message id="forms.privacyNotice" values={{ version }} elements={{ link: <Link to="/privacy" /> }} />
      <input type="hidden" name="noticeVersion" value={version} autoComplete="off" />
    </p>
  );
}

/**
 * A honeypot: hidden from people and from assistive technology, but robots fill it in. The server flags such a
 * submission and does not refuse it.
 */
function TrapField() {
  const id = useId();
  const words = useWords();
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{words('forms.trap')}</label>
      <input id={id} name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}
