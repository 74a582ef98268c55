import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { plainFormPaths } from '../../src/contract/posted-form.ts';
import { Button } from '../ui/button.tsx';
import { PostedNotice } from './posted-notice.tsx';
import { TrapField } from './trap-field.tsx';
import type { BoundShell } from './use-submission.ts';
import './form.css';

export type FormVariant = 'panel' | 'page';

interface FormShellProps {
  shell: BoundShell;
  variant: FormVariant;
  /** The form's accessible name. */
  label: string;
  /** Where the form goes before the scripts have arrived: its page's own path. */
  action: (typeof plainFormPaths)[keyof typeof plainFormPaths];
  multipart?: boolean;
  /** What the submit button says. It is the form's last button. */
  submit: string;
  children: ReactNode;
}

/** What all forms have round their fields: the trap, the submit button and the region that tells. */
export function FormShell({ shell, variant, label, action, multipart, submit, children }: FormShellProps) {
  const { form, busy, told, posted, onSubmit, onFocus } = shell;
  // Without scripts the browser's own checks help, and with them the notices speak instead.
  const hydrated = useHydrated();
  return (
    <form
      ref={form}
      className={variant === 'panel' ? 'form form--panel' : 'form form--two'}
      aria-label={label}
      method="post"
      action={action}
      encType={multipart ? 'multipart/form-data' : undefined}
      noValidate={hydrated}
      onSubmit={onSubmit}
      onFocus={onFocus}
    >
      {posted && <PostedNotice posted={posted} />}
      {children}
      <TrapField />
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
