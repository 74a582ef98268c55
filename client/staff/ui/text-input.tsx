import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { describedBy, FieldFrame } from '../../shared/ui/field.tsx';
import { useFault } from './staff-form.tsx';
import { Suggestions } from './suggestions.tsx';

interface FieldProps {
  label: string;
  /** The path in the procedure's input, by which the server reports faults. */
  name?: string;
  hint?: ReactNode;
  value: string;
  onType(value: string): void;
}

type TextInputProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'onChange' | 'id' | 'list'>;

/** @param choices words that are offered. */
export function TextInput({
  label,
  name = '',
  hint,
  value,
  onType,
  choices,
  ...input
}: TextInputProps & { choices?: readonly string[] }) {
  const frame = useFrame(label, name, hint);
  return (
    <FieldFrame {...frame}>
      <input
        type="text"
        {...input}
        {...describedBy(frame)}
        id={frame.id}
        name={name}
        value={value}
        list={choices && `${frame.id}-choices`}
        onChange={(event) => onType(event.target.value)}
      />
      {choices && <Suggestions id={`${frame.id}-choices`} words={choices} />}
    </FieldFrame>
  );
}

/** A password field with a button to show the password, so that it need not be typed twice. */
export function PasswordInput({ label, name = 'password', hint, value, onType, ...input }: TextInputProps) {
  const [isShown, setIsShown] = useState(false);
  const frame = useFrame(label, name, hint);
  return (
    <FieldFrame {...frame}>
      <span className="secret-input">
        <input
          autoCapitalize="off"
          spellCheck={false}
          {...input}
          {...describedBy(frame)}
          className="secret-input__text"
          type={isShown ? 'text' : 'password'}
          id={frame.id}
          name={name}
          value={value}
          onChange={(event) => onType(event.target.value)}
        />
        <button type="button" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
          <span className="visually-hidden"> the password</span>
        </button>
      </span>
    </FieldFrame>
  );
}

const CODE_LENGTH = 6;

/** A field for a six-digit code. With `onFull` it submits by itself on the sixth digit. */
export function CodeInput({
  hint,
  value,
  onType,
  onFull,
}: Pick<FieldProps, 'hint' | 'value' | 'onType'> & { onFull?(code: string): void }) {
  const frame = useFrame('Code', 'code', hint);
  return (
    <FieldFrame {...frame}>
      <input
        {...describedBy(frame)}
        className="code-input"
        id={frame.id}
        name="code"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={value}
        onKeyDown={(event) => {
          // A wrong code is cleared right after the sixth digit submitted it. Enter then was meant for that code, so
          // it is ignored.
          if (event.key === 'Enter' && value === '' && onFull) event.preventDefault();
        }}
        onChange={(event) => {
          const digits = event.target.value.replace(/\D/g, '').slice(0, CODE_LENGTH);
          onType(digits);
          if (digits.length === CODE_LENGTH && digits !== value) onFull?.(digits);
        }}
      />
    </FieldFrame>
  );
}

interface SelectInputProps<Value extends string> extends Omit<FieldProps, 'onType' | 'value'> {
  value: Value;
  choices: readonly (readonly [value: Value, text: string])[];
  onType(value: NoInfer<Value>): void;
}

export function SelectInput<Value extends string>({
  label,
  name = '',
  hint,
  value,
  choices,
  onType,
}: SelectInputProps<Value>) {
  const frame = useFrame(label, name, hint);
  return (
    <FieldFrame {...frame}>
      <select
        {...describedBy(frame)}
        id={frame.id}
        name={name}
        value={value}
        onChange={(event) => onType(event.target.value as Value)}
      >
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

type TextAreaInputProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'onChange' | 'id'>;

export function TextAreaInput({ label, name = '', hint, value, onType, ...textarea }: TextAreaInputProps) {
  const frame = useFrame(label, name, hint);
  return (
    <FieldFrame {...frame}>
      <textarea
        {...textarea}
        {...describedBy(frame)}
        id={frame.id}
        name={name}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    </FieldFrame>
  );
}

function useFrame(label: string, name: string, hint: ReactNode) {
  const fault = useFault(name);
  return { id: useId(), label, hint, error: fault && writeSentence(label, fault) };
}

/** A fault follows the label as a clause, unless it is a sentence of its own, such as that of an empty field. */
function writeSentence(label: string, fault: string): string {
  return /^[A-Z]/.test(fault) ? fault : `${label} ${fault}`;
}
