import { useId } from 'react';
import { useWords } from '../page-data/site-context.tsx';

/**
 * A honeypot: hidden from people and from assistive technology, but robots fill it in. The server flags such a
 * submission and does not refuse it.
 */
export function TrapField() {
  const id = useId();
  const words = useWords();
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{words('forms.trap')}</label>
      <input id={id} name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}
