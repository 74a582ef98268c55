import { type ReactNode, useId } from 'react';
import type { Translations } from '../../../src/contract/translations.ts';
import { nameInEnglish, translated } from '../../../src/languages.ts';
import { Badge, type Tone } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { TextAreaInput, TextInput } from '../ui/text-input.tsx';
import { MarkedChanges } from './marked-changes.tsx';
import { Note } from './note.tsx';
import {
  findFieldStates,
  type TextValues,
  type TranslatedField,
  type TranslatedFieldState,
  textFor,
} from './translated-texts.ts';
import './editing.css';

interface TranslationFieldsProps {
  fields: readonly TranslatedField[];
  /** The draft: the English words beside the texts in other languages. */
  values: Record<string, string>;
  stored: Translations;
  onType(changes: TextValues): void;
  /** Says which text visitors read where a translation is missing or outdated. */
  explain(language: string): ReactNode;
  /** Whether two short fields fit beside each other. */
  isWide?: boolean;
  /** Called with the code of the language whose part has the focus. */
  onEnter?(code: string): void;
  renderMarkdown?(input: TextProps): ReactNode;
}

export interface TextProps {
  label: string;
  name: string;
  lang: string;
  value: string;
  onType(value: string): void;
}

/** For each language of the site a part with the texts of a job or a blog, beside the English words. */
export function TranslationFields({
  fields,
  values,
  stored,
  explain,
  onEnter,
  isWide,
  ...input
}: TranslationFieldsProps) {
  return translated.map(({ code, locale }) => {
    const texts = findFieldStates(code, fields, values, stored);
    const name = nameInEnglish(locale);
    return (
      <LanguagePart key={code} name={name} texts={texts} onEnter={() => onEnter?.(code)}>
        <p className="d-small muted">
          {texts.length > 0 ? explain(name) : `Each text can be typed in ${name} here once it is in English.`}
        </p>
        <div className={isWide ? 'translation__texts fields-2' : 'translation__texts'}>
          {texts.map((text) => (
            <TextOfField key={text.key} text={text} code={code} locale={locale} language={name} {...input} />
          ))}
        </div>
      </LanguagePart>
    );
  });
}

interface LanguagePartProps {
  name: string;
  texts: TranslatedFieldState[];
  onEnter(): void;
  children: ReactNode;
}

function LanguagePart({ name, texts, onEnter, children }: LanguagePartProps) {
  const id = useId();
  const { tone, text } = describeProgress(texts);
  return (
    <section className="translation" aria-labelledby={id} onFocus={onEnter}>
      <div className="translation__head">
        <h2 className="d-head" id={id}>
          {name}
        </h2>
        <Badge tone={tone}>{text}</Badge>
      </div>
      {children}
    </section>
  );
}

function describeProgress(texts: TranslatedFieldState[]): { tone: Tone; text: string } {
  const count = (state: TranslatedFieldState['state']) => texts.filter((text) => text.state === state).length;
  const [outdated, missing] = [count('outdated'), count('missing')];
  if (outdated > 0) return { tone: 'bad', text: `${outdated} outdated` };
  if (missing === texts.length) return { tone: 'still', text: 'Not translated' };
  return missing > 0 ? { tone: 'busy', text: `${missing} missing` } : { tone: 'good', text: 'Translated' };
}

interface TextOfFieldProps extends Pick<TranslationFieldsProps, 'onType' | 'renderMarkdown'> {
  text: TranslatedFieldState;
  code: string;
  locale: string;
  language: string;
}

function TextOfField({ text, code, locale, language, onType, renderMarkdown }: TextOfFieldProps) {
  const { look, label, maxLength } = text;
  const props: TextProps = {
    label: `${label} in ${language}`,
    name: `translations.${code}.${text.name}.text`,
    lang: locale,
    value: text.text,
    onType: (typed) => onType(textFor(text, typed)),
  };
  return (
    <div className="translation__text">
      {look === 'line' && (
        <TextInput {...props} maxLength={maxLength} hint={<English words={text.words} />} />
      )}
      {look === 'text' && <TextAreaInput {...props} maxLength={maxLength} rows={10} />}
      {look === 'markdown' && renderMarkdown?.(props)}
      {text.state === 'outdated' && (
        <Outdated text={text} language={language} onRight={() => onType(textFor(text, text.text))} />
      )}
    </div>
  );
}

function English({ words }: { words: string }) {
  return (
    <>
      English: <span lang="en-IN">{words || 'nothing'}</span>
    </>
  );
}

interface OutdatedProps {
  text: TranslatedFieldState;
  language: string;
  onRight(): void;
}

/** Shows what changed in English since the text was translated. */
function Outdated({ text: { label, source, words }, language, onRight }: OutdatedProps) {
  return (
    <Note
      tone="warning"
      title="The English has changed since this was translated."
      actions={
        <Button
          icon="check"
          onClick={({ currentTarget }) => {
            onRight();
            // The button goes with the note.
            currentTarget
              .closest('.translation__text')
              ?.querySelector<HTMLElement>('input, textarea')
              ?.focus();
          }}
        >
          Still right
          <span className="visually-hidden">
            : {label} in {language}
          </span>
        </Button>
      }
    >
      <MarkedChanges before={source} after={words} lang="en-IN" />
    </Note>
  );
}
