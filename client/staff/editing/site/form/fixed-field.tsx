import { FieldMenu } from './field-menu.tsx';
import { choiceLabel } from './item-title.ts';

interface FixedFieldProps {
  label: string;
  path: string;
  value: unknown;
  reason: string;
}

/** A field that is shown and changed elsewhere, if at all. */
export function FixedField({ label, path, value, reason }: FixedFieldProps) {
  const text = typeof value === 'string' ? value : '';
  return (
    <div className="site-field site-fixed" data-path={path} tabIndex={-1}>
      <p className="site-fixed__label">{label}</p>
      <p>{text.startsWith('/') ? text : choiceLabel(text)}</p>
      <p className="field__hint">{reason}</p>
      <FieldMenu path={path} label={label} />
    </div>
  );
}
