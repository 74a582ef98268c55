import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type PlainFormName, plainFormPaths } from '../../src/contract/posted-form.ts';
import { Button } from '../ui/button.tsx';
import { PostedNotice } from './posted-notice.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { TrapField } from './trap-field.tsx';
import type { BoundShell } from './use-submission.ts';
import './form.css';

export type FormVariant = 'panel' | 'page';

interface FormShellProps {
  shell: BoundShell;
  variant: FormVariant;
  /** The form's accessible name. */
  label: string;
  /** Before the scripts have arrived it goes to its page's own path. */
  form: PlainFormName;
  multipart?: boolean;
  /** What the submit button says. It is the form's last button. */
  submit: string;
  children: ReactNode;
}

/** What all forms have round their fields: the trap, the submit button and the region that tells. */
export function FormShell({
  shell,
  variant,
  label,
  form: name,
  multipart,
  submit,
  children,
}: FormShellProps) {
  const { form, busy, told, posted, onSubmit, onFocus } = shell;
  // Without scripts the browser's own checks help, and with them the notices speak instead.
  const hydrated = useHydrated();
  return (
    <form
      ref={form}
      className={variant === 'panel' ? 'form form--panel' : 'form form--two'}
      aria-label={label}
      method="post"
      action={plainFormPaths[name]}
      encType={multipart ? 'multipart/form-data' : undefined}
      noValidate={hydrated}
      onSubmit={onSubmit}
      onFocus={onFocus}
    >
      {posted && <PostedNotice posted={posted} />}
      {children}
      <TrapField />
      <PrivacyNote form={name} />
      <div className="form__foot wide">
        <Button type="submit" icon="arrow-right" aria-busy={busy}>
          {submit}
        </Button>
        <p role="status" className={told ? `form__told form__told--${told.icon}` : 'form__told'}>
          {told && `${told.title}. ${told.text}`}
          {busy && <span className="visually-hidden">Sending</span>}
        </p>
      </div>
    </form>
  );
}
