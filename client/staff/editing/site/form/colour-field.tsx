import { describedBy } from '../../../../shared/ui/field.tsx';
import type { InputProps } from './field-props.ts';
import { FieldShell } from './field-shell.tsx';
import { useSurroundings } from './form-context.ts';

/** The browser's own colour chooser, and the colour as text for whoever has it in a style guide. */
export function ColourField({ field, path, value, fault, onChange }: InputProps<'text'>) {
  const { isReadOnly } = useSurroundings();
  const colour = typeof value === 'string' ? value : '';
  return (
    <FieldShell path={path} label={field.label} fault={fault} help={field.help}>
      {(frame) => (
        <span className="site-colour">
          <input
            type="color"
            aria-label={`${field.label}: choose by eye`}
            value={/^#[\da-f]{6}$/i.test(colour) ? colour : '#000000'}
            disabled={isReadOnly}
            onChange={(event) => onChange(event.target.value)}
          />
          <input
            type="text"
            {...describedBy(frame)}
            id={frame.id}
            spellCheck={false}
            value={colour}
            readOnly={isReadOnly}
            onChange={(event) => onChange(event.target.value.trim())}
          />
        </span>
      )}
    </FieldShell>
  );
}
