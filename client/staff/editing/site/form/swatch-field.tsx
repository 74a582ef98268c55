import { useId } from 'react';
import { FieldMenu } from './field-menu.tsx';
import type { InputProps } from './field-props.ts';
import { useSurroundings } from './form-context.ts';
import { choiceLabel } from './item-title.ts';

/** The colours of a page, each shown as the page would have it. */
export function SwatchField({ field, path, value, fault, onChange }: InputProps<'choice'>) {
  const { isReadOnly } = useSurroundings();
  const name = useId();
  return (
    <fieldset className="site-field site-swatches" data-path={path}>
      <legend>{field.label}</legend>
      {field.choices.map((choice) => (
        <label key={choice} data-topic={choice} title={choiceLabel(choice)}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={value === choice}
            disabled={isReadOnly}
            onChange={() => onChange(choice)}
          />
          <span className="visually-hidden">{choiceLabel(choice)}</span>
        </label>
      ))}
      {typeof value === 'string' && <p className="field__hint">{choiceLabel(value)}</p>}
      {fault && <p className="field__error">{fault}</p>}
      <FieldMenu path={path} label={field.label} />
    </fieldset>
  );
}
