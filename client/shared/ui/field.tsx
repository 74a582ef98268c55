import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { FieldQuestion, type Question, useQuestion } from './field-question.tsx';
import { typeInto } from './field-typing.ts';
import { Icon } from './icon.tsx';
import { useHydrated } from './use-hydrated.ts';
import './field.css';

interface FrameProps {
  id: string;
  label: string;
  error: string | undefined;
  hint?: ReactNode;
  /** Spans both columns of a two-column form. */
  wide?: boolean;
}

interface FieldProps extends FrameProps {
  name: string;
  value: string;
  filter: ((typed: string) => string) | undefined;
  onType(value: string): void;
}

/** Lays out a field: label above, error and hint below. The control inside takes `describedBy(frame)`. */
export function FieldFrame({ id, label, error, hint, wide, children }: FrameProps & { children: ReactNode }) {
  const look = ['field', error && 'field--error', wide && 'wide'].filter(Boolean).join(' ');
  return (
    <div className={look}>
      <label htmlFor={id}>{label}</label>
      {children}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          <Icon name="alert" /> <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The aria attributes that connect a control with its error and hint. */
export function describedBy({ id, error, hint }: Pick<FrameProps, 'id' | 'error' | 'hint'>) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}

/** Before hydration the browser validates; afterwards `required` would show its messages before our notices. */
function useRequired() {
  return useHydrated() ? { 'aria-required': true } : { required: true };
}

type ControlledProps = keyof FieldProps | 'onChange' | 'onCompositionEnd' | 'onBlur';

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, ControlledProps> {
  /** Displays capitals; the value stays as typed. */
  caps?: boolean;
  /** Called when the field loses the focus, to ask about a likely mistake. */
  ask?: (value: string) => Question | undefined;
}

export function TextField({
  label,
  error,
  hint,
  wide = false,
  caps,
  ask,
  filter,
  onType,
  ...input
}: TextFieldProps) {
  const frame = { id: input.id, label, error, hint, wide };
  const required = useRequired();
  const { question, onBlur } = useQuestion(ask, input.value);
  return (
    <FieldFrame {...frame}>
      <input
        type="text"
        {...required}
        {...input}
        {...describedBy(frame)}
        className={caps ? 'field__caps' : undefined}
        onBlur={onBlur}
        {...typingOf(input.value, filter, onType)}
      />
      {ask && (
        <FieldQuestion
          question={error ? undefined : question}
          onAccept={(suggestion) => {
            onType(suggestion);
            document.getElementById(input.id)?.focus();
          }}
        />
      )}
    </FieldFrame>
  );
}

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, ControlledProps>;

export function TextArea({ label, error, hint, wide = true, filter, onType, ...textarea }: TextAreaProps) {
  const frame = { id: textarea.id, label, error, hint, wide };
  const required = useRequired();
  return (
    <FieldFrame {...frame}>
      <textarea
        {...required}
        {...textarea}
        {...describedBy(frame)}
        {...typingOf(textarea.value, filter, onType)}
      />
    </FieldFrame>
  );
}

interface SelectFieldProps extends FieldProps {
  /** The label of the empty choice, which stands first. */
  prompt: string;
  choices: readonly string[];
  /** The text of a choice in the list; by default the choice itself. */
  wordsOf?(choice: string): string;
  /** The `lang` of that text, where it is not that of the page. */
  languageOf?(text: string): string | undefined;
}

export function SelectField({
  label,
  error,
  hint,
  wide = false,
  prompt,
  choices,
  wordsOf = (choice) => choice,
  languageOf,
  ...field
}: SelectFieldProps) {
  const frame = { id: field.id, label, error, hint, wide };
  const required = useRequired();
  return (
    <FieldFrame {...frame}>
      <span className="select">
        <select
          id={field.id}
          name={field.name}
          value={field.value}
          {...required}
          {...describedBy(frame)}
          onChange={(event) => field.onType(event.target.value)}
        >
          <option value="">{prompt}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice} lang={languageOf?.(wordsOf(choice))}>
              {wordsOf(choice)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </FieldFrame>
  );
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Skips the filter during IME composition, since changing the value would break it off. */
function typingOf(value: string, filter: FieldProps['filter'], onType: FieldProps['onType']) {
  return {
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<TextControl>) => {
      const composing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
      onType(composing || !filter ? currentTarget.value : typeInto(currentTarget, value, filter));
    },
    onCompositionEnd: ({ currentTarget }: { currentTarget: TextControl }) => {
      if (filter) onType(typeInto(currentTarget, value, filter));
    },
  };
}
