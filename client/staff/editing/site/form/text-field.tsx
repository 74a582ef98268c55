import { tokensIn } from '../../../../../src/content/tokens.ts';
import { describedBy } from '../../../../shared/ui/field.tsx';
import type { InputProps } from './field-props.ts';
import { FieldShell } from './field-shell.tsx';
import { useSurroundings } from './form-context.ts';

/** From this share of the longest text on, the field says how much room is left. */
const NEARLY_FULL = 0.8;

/** A line, or sentences in an area that grows with them. */
export function TextField({ field, path, value, fault, onChange }: InputProps<'text'>) {
  const { isReadOnly } = useSurroundings();
  const text = typeof value === 'string' ? value : '';
  const isArea = field.control === 'paragraph';
  return (
    <FieldShell
      path={path}
      label={field.label}
      fault={fault}
      help={<Help help={field.help} text={text} most={field.most} />}
    >
      {(frame) => {
        const input = {
          ...describedBy(frame),
          id: frame.id,
          value: text,
          readOnly: isReadOnly,
          onChange: (event: { target: { value: string } }) => onChange(event.target.value),
        };
        return isArea ? <textarea {...input} rows={2} /> : <input type="text" {...input} />;
      }}
    </FieldShell>
  );
}

function Help({ help, text, most }: { help: string | undefined; text: string; most: number | undefined }) {
  const { tokens } = useSurroundings();
  const names = [...new Set(tokensIn(text))].filter((name) => tokens.has(name));
  const isNearlyFull = most !== undefined && text.length >= most * NEARLY_FULL;
  if (!help && names.length === 0 && !isNearlyFull) return null;
  return (
    <>
      {help}
      {names.map((name) => (
        <span className="site-token" key={name}>
          {`{${name}}`} shows as <b>{tokens.get(name)}</b>
        </span>
      ))}
      {isNearlyFull && (
        <span className="site-token">
          {text.length} of {most} characters
        </span>
      )}
    </>
  );
}
