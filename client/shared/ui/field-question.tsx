import { type FocusEvent, useState } from 'react';
import './field.css';

/** A hint about a likely mistake in a field. It may be ignored. */
export type Question = Hint | Correction;

interface Hint {
  words: string;
  suggestion?: never;
}

interface Correction {
  words: string;
  /** The probable correction, which one tap accepts. */
  suggestion: string;
  /** The label of the button that accepts it. */
  accept: string;
}

/** Asks when the field loses the focus, until its value changes. */
export function useQuestion(ask: ((value: string) => Question | undefined) | undefined, value: string) {
  const [blurredValue, setBlurredValue] = useState<string>();
  return {
    question: blurredValue === value ? ask?.(value) : undefined,
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      const showQuestion = () => setBlurredValue(currentTarget.value);
      // The question moves the content below, so it waits for the pointer to be released: a button that is being
      // pressed must not move away.
      if (ask && document.querySelector(':active'))
        addEventListener('pointerup', showQuestion, { once: true });
      else if (ask) showQuestion();
    },
  };
}

interface FieldQuestionProps {
  question: Question | undefined;
  onAccept(suggestion: string): void;
}

/** The live region is always present, because screen readers announce only what changes within an existing one. */
export function FieldQuestion({ question, onAccept }: FieldQuestionProps) {
  return (
    <div className="field__question" role="status">
      {question && <p>{question.words}</p>}
      {question?.suggestion && (
        <button type="button" className="field__suggestion" onClick={() => onAccept(question.suggestion)}>
          {question.accept}
        </button>
      )}
    </div>
  );
}
