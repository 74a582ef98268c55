import { useId } from 'react';
import { findTextLanguage } from './find-text-language.ts';
import { Suggestions } from './suggestions.tsx';
import './ui.css';

interface Field {
  label: string;
  value: string | undefined;
}

interface FilterChoiceProps<Value extends string> extends Omit<Field, 'value'> {
  value: Value | undefined;
  choices: readonly (readonly [value: Value, text: string])[];
  onPick(value: Value | undefined): void;
}

export function FilterChoice<Value extends string>({
  label,
  value,
  choices,
  onPick,
}: FilterChoiceProps<Value>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="small-select"
        value={value ?? ''}
        onChange={(event) => onPick(choices.find(([each]) => each === event.target.value)?.[0])}
      >
        <option value="">Any</option>
        {choices.map(([each, text]) => (
          <option key={each} value={each} lang={findTextLanguage(text)}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

export function FilterDay({ label, value = '', onPick }: Field & { onPick(day: string | undefined): void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="small-select"
        type="date"
        value={value}
        onChange={(event) => onPick(event.target.value || undefined)}
      />
    </div>
  );
}

interface FilterWordProps extends Field {
  name: string;
  placeholder?: string;
  /** Words that are offered. */
  choices?: readonly string[];
  onLeave(value: string | undefined): void;
}

/** Applies when the field loses the focus, or by its form on Enter. */
export function FilterWord({ label, name, value = '', placeholder, choices, onLeave }: FilterWordProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        key={value}
        id={id}
        className="small-select"
        type="text"
        name={name}
        placeholder={placeholder}
        list={choices && `${id}-choices`}
        autoComplete="off"
        defaultValue={value}
        onBlur={({ target }) => {
          const left = target.value.trim();
          if (left !== value) onLeave(left || undefined);
        }}
      />
      {choices && <Suggestions id={`${id}-choices`} words={choices} />}
    </div>
  );
}
