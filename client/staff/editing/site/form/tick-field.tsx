import { useId } from 'react';
import { FieldMenu } from './field-menu.tsx';
import type { InputProps } from './field-props.ts';
import { useFormActions, useSurroundings } from './form-context.ts';

/** A document holds `true` or nothing, never `false`. */
export function TickField({ field, path, value, onChange }: InputProps<'tick'>) {
  const { set } = useFormActions();
  const { isReadOnly } = useSurroundings();
  const hintId = useId();
  return (
    <div className="site-field" data-path={path}>
      <label className="tick">
        <input
          type="checkbox"
          checked={value === true}
          disabled={isReadOnly}
          aria-describedby={field.help ? hintId : undefined}
          onChange={(event) => (event.target.checked ? onChange(true) : set(path, undefined))}
        />
        {field.label}
      </label>
      {field.help && (
        <p className="field__hint site-tick-hint" id={hintId}>
          {field.help}
        </p>
      )}
      <FieldMenu path={path} label={field.label} />
    </div>
  );
}
