import { useId } from 'react';

/**
 * A field that people neither see, hear nor reach, and that robots fill in. The server flags what it holds;
 * nothing is refused for it.
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
