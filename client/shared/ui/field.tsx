import { useHydrated } from '@tanstack/react-router';
import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { FieldQuestion, type Question, useQuestion } from './field-question.tsx';
import { typeInto } from './field-typing.ts';
import { Icon } from './icon.tsx';
import './field.css';

interface Frame {
  id: string;
  label: string;
  error: string | undefined;
  hint?: ReactNode;
  /** Takes the whole line of a form of two columns. */
  wide?: boolean;
}

interface Typed extends Frame {
  name: string;
  value: string;
  filter: ((typed: string) => string) | undefined;
  onType(value: string): void;
}

/** A field's label above, hint and error under it. The control inside takes `describedBy(frame)`. */
export function FieldFrame({ id, label, error, hint, wide, children }: Frame & { children: ReactNode }) {
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

/** Ties a control to the error and the hint that stand under it. */
export function describedBy({ id, error, hint }: Pick<Frame, 'id' | 'error' | 'hint'>) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}

/** By the browser itself before scripts have taken over; its bubbles would come before the notices afterwards. */
function useRequired() {
  return useHydrated() ? { 'aria-required': true } : { required: true };
}

type Own = keyof Typed | 'onChange' | 'onCompositionEnd' | 'onBlur';

interface TextFieldProps extends Typed, Omit<ComponentProps<'input'>, Own> {
  /** Shows capitals; the value stays as it was typed. */
  caps?: boolean;
  /** What is asked about a likely mistake when the field is left. */
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

type TextAreaProps = Typed & Omit<ComponentProps<'textarea'>, Own>;

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

interface SelectFieldProps extends Typed {
  /** The first choice, of no value. */
  prompt: string;
  choices: readonly string[];
  /** What the list says of a choice; the choice itself by default. */
  wordsOf?(choice: string): string;
}

export function SelectField({
  label,
  error,
  hint,
  wide = false,
  prompt,
  choices,
  wordsOf,
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
            <option key={choice} value={choice}>
              {wordsOf?.(choice) ?? choice}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </FieldFrame>
  );
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Nothing is filtered while an input method composes: it would lose its place in the word. */
function typingOf(value: string, filter: Typed['filter'], onType: Typed['onType']) {
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
