import { type FocusEvent, useState } from 'react';
import './field-question.css';

/** Something that is asked about what stands in a field, and that can be left unanswered. */
export interface Question {
  words: string;
  /** What the field probably should say: one tap puts it in. */
  suggestion?: string;
}

/** Asks once the field is left, and no longer when what stands in it changes. */
export function useQuestion(ask: ((value: string) => Question | undefined) | undefined, value: string) {
  const [leftWith, setLeftWith] = useState<string>();
  return {
    question: leftWith === value ? ask?.(value) : undefined,
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      const asking = () => setLeftWith(currentTarget.value);
      // A question moves what is below it: a button that is being pressed must not slip away under the finger.
      if (ask && document.querySelector(':active')) addEventListener('pointerup', asking, { once: true });
      else if (ask) asking();
    },
  };
}

interface FieldQuestionProps {
  question: Question | undefined;
  onAccept(suggestion: string): void;
}

/** The place of the question is always there: a screen reader tells what comes into it when it has time. */
export function FieldQuestion({ question, onAccept }: FieldQuestionProps) {
  const { words, suggestion } = question ?? {};
  return (
    <div className="field__question" role="status">
      {words && <p>{words}</p>}
      {suggestion && (
        <button type="button" className="field__suggestion" onClick={() => onAccept(suggestion)}>
          Use {suggestion}
        </button>
      )}
    </div>
  );
}
