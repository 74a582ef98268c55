import { type ReactNode, useId } from 'react';
import { addressIn } from '../../../src/content/languages.ts';
import { FAULT_ID, plainFormPaths } from '../../../src/contract/posted-form.ts';
import type { SubmissionKind } from '../../../src/contract/submission.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { useHydrated } from '../../shared/ui/use-hydrated.ts';
import { useSite } from '../page-data/site-context.tsx';
import { PostedNotice } from './posted-notice.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { Receipt } from './receipt.tsx';
import { receiptWordsOf } from './receipt-words.ts';
import { TrapField } from './trap-field.tsx';
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
          <Icon name="clock" /> {receiptWordsOf(kind, site).promise}
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
