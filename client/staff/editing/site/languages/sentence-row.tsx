import { memo, useId, useRef } from 'react';
import type { SourceSentence } from '../../../../../src/contract/staff/translations.ts';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { MarkedChanges } from '../../marked-changes.tsx';
import { joinPath } from '../draft/body-path.ts';

interface SentenceRowProps {
  sentence: SourceSentence;
  value: string;
  fault: string | undefined;
  locale: string;
  languageName: string;
  onType(key: string, text: string): void;
}

/** A sentence and its translation, side by side. */
export const SentenceRow = memo(function SentenceRow(props: SentenceRowProps) {
  const { sentence, value, fault, locale, languageName, onType } = props;
  const { key, text, context, label, others, former } = sentence;
  const id = useId();
  const isOpen = value.trim() === '';
  const field = useRef<HTMLTextAreaElement>(null);
  const takeOver = () => {
    onType(key, former?.translation ?? '');
    // The button goes with the suggestion.
    field.current?.focus();
  };
  const described = [`${id}-place`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <li className="sentence" data-open={isOpen || undefined}>
      <div className="sentence__source">
        <p className="sentence__place" id={`${id}-place`}>
          {label}
          {others > 0 && `, and in ${others} more ${others === 1 ? 'place' : 'places'}`}
          {context !== '' && ` (${context})`}
        </p>
        <p className="sentence__text" lang="en-IN" id={`${id}-text`}>
          {text}
        </p>
      </div>
      <div className={fault ? 'field field--error sentence__words' : 'field sentence__words'}>
        <label htmlFor={id}>
          {languageName}
          <span className="visually-hidden"> for “{text}”</span>
        </label>
        <textarea
          ref={field}
          id={id}
          lang={locale}
          rows={2}
          data-path={joinPath([key])}
          value={value}
          aria-describedby={described}
          aria-invalid={fault ? true : undefined}
          onChange={(event) => onType(key, event.target.value)}
        />
        {fault && (
          <p className="field__error" id={`${id}-fault`}>
            <Icon name="alert" /> <span>{fault}</span>
          </p>
        )}
        {isOpen && former && (
          <div className="sentence__former">
            <MarkedChanges before={former.text} after={text} lang="en-IN" />
            <p lang={locale}>{former.translation}</p>
            <Button icon={former.isNearlySame ? 'check' : 'copy'} onClick={takeOver}>
              {former.isNearlySame ? 'Still right' : 'Begin with this'}
              <span className="visually-hidden">: “{former.translation}”</span>
            </Button>
          </div>
        )}
      </div>
    </li>
  );
});
