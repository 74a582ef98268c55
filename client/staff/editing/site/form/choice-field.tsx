import { describedBy } from '../../../../shared/ui/field.tsx';
import type { InputProps } from './field-props.ts';
import { FieldShell } from './field-shell.tsx';
import { useSurroundings } from './form-context.ts';
import { choiceLabel } from './item-title.ts';

export function ChoiceField({ field, path, value, fault, onChange }: InputProps<'choice'>) {
  const { isReadOnly } = useSurroundings();
  const chosen = typeof value === 'string' ? value : '';
  return (
    <FieldShell path={path} label={field.label} fault={fault} help={field.help}>
      {(frame) => (
        <select
          {...describedBy(frame)}
          id={frame.id}
          value={chosen}
          disabled={isReadOnly}
          onChange={(event) => onChange(event.target.value)}
        >
          {!field.choices.includes(chosen) && <option value={chosen}>{chosen || 'Please choose'}</option>}
          {field.choices.map((choice) => (
            <option key={choice} value={choice}>
              {choiceLabel(choice)}
            </option>
          ))}
        </select>
      )}
    </FieldShell>
  );
}
