import { useId } from 'react';

/**
 * A honeypot: hidden from people and from assistive technology, but robots fill it in. The server flags such a
 * submission and does not refuse it.
 */
export function TrapField() {
  const id = useId();
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>Website</label>
      <input id={id} name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}
