import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { TrapField } from './trap-field.tsx';
import type { BoundShell } from './use-submission.ts';
import './form.css';

export type FormVariant = 'panel' | 'page';

interface FormShellProps {
  shell: BoundShell;
  variant: FormVariant;
  /** The form's accessible name. */
  label: string;
  /** The legacy call that takes the same fields: where the form goes before the scripts have arrived. */
  action: string;
  multipart?: boolean;
  /** What the submit button says. It is the form's last button. */
  submit: string;
  children: ReactNode;
}

/** What all forms have round their fields: the trap, the submit button and the region that tells. */
export function FormShell({ shell, variant, label, action, multipart, submit, children }: FormShellProps) {
  const { form, busy, told, onSubmit, onFocus } = shell;
  return (
    <form
      ref={form}
      className={variant === 'panel' ? 'form form--panel' : 'form form--two'}
      aria-label={label}
      method="post"
      action={action}
      encType={multipart ? 'multipart/form-data' : undefined}
      noValidate
      onSubmit={onSubmit}
      onFocus={onFocus}
    >
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
