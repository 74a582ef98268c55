import { useState } from 'react';
import { describedBy } from '../../../../shared/ui/field.tsx';
import type { InputProps } from './field-props.ts';
import { FieldShell } from './field-shell.tsx';
import { useSurroundings } from './form-context.ts';

/** Keeps what is typed as text, since “1.” on the way to “1.5” is no number yet. */
export function NumberField({ field, path, value, fault, onChange }: InputProps<'number'>) {
  const { isReadOnly } = useSurroundings();
  const [typed, setTyped] = useState(() => String(value ?? ''));
  const shown = Number(typed) === value ? typed : String(value ?? '');
  return (
    <FieldShell path={path} label={field.label} fault={fault} help={field.help}>
      {(frame) => (
        <input
          type="text"
          inputMode={field.isWhole ? 'numeric' : 'decimal'}
          className="site-number"
          {...describedBy(frame)}
          id={frame.id}
          value={shown}
          readOnly={isReadOnly}
          onChange={(event) => {
            const next = event.target.value.trim();
            setTyped(next);
            // A text that is no number is kept as it is: the draft may have it, and publishing names it.
            onChange(next !== '' && Number.isFinite(Number(next)) ? Number(next) : next);
          }}
        />
      )}
    </FieldShell>
  );
}
