import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { JsonObject } from '../../../../../src/contract/staff/document-body.ts';
import type { EditedTranslation, SourceSentence } from '../../../../../src/contract/staff/translations.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { splitPath } from '../draft/body-path.ts';
import { SentenceRow } from './sentence-row.tsx';
import type { ShownSentences } from './shown-sentences.ts';
import './languages.css';

interface SentenceListProps {
  opened: EditedTranslation;
  body: JsonObject;
  faults: ReadonlyMap<string, string>;
  show: ShownSentences;
  onShow(show: ShownSentences): void;
  /** Called with the key of the sentence whose translation has the focus. */
  onFocus(key: string): void;
  onType(key: string, text: string): void;
}

/** From this many sentences on, a search helps more than scrolling. */
const MANY = 40;

/** Every sentence of a document with its translation, in the order of the document's form. */
export function SentenceList({ opened, body, faults, show, onShow, onFocus, onType }: SentenceListProps) {
  const { sentences, locale, languageName } = opened;
  const [words, setWords] = useState('');
  const open = sentences.filter(({ key }) => textIn(body, key).trim() === '');
  const changed = open.filter(({ former }) => former !== null);
  const chosen = useChosen(sentences, show, show === 'missing' ? open : changed);
  const wanted = fold(words);
  const rows = chosen.filter(
    ({ key, text, label }) =>
      wanted === '' || [text, label, textIn(body, key)].some((each) => fold(each).includes(wanted)),
  );
  const type = useLatest(onType);
  const noticeFocus = ({ target }: FocusEvent) => {
    const path = target.closest<HTMLElement>('[data-path]')?.dataset.path;
    if (path !== undefined) onFocus(splitPath(path).join());
  };
  const filters: readonly (readonly [ShownSentences, string])[] = [
    ['all', `All ${sentences.length}`],
    ['missing', `Missing ${open.length}`],
    ['changed', `Changed ${changed.length}`],
  ];
  return (
    <section
      className="sentences"
      aria-label={`${opened.sourceLabel} in ${languageName}`}
      onFocus={noticeFocus}
    >
      <div className="sentences__tools">
        <fieldset className="sentences__filter">
          <legend className="visually-hidden">Sentences to show</legend>
          {filters.map(([each, text]) => (
            <button type="button" key={each} aria-pressed={show === each} onClick={() => onShow(each)}>
              {text}
            </button>
          ))}
        </fieldset>
        {sentences.length >= MANY && (
          <TextInput label="Search these sentences" type="search" value={words} onType={setWords} />
        )}
      </div>
      {rows.length === 0 && <p className="muted sentences__none">{sayNone(show, words)}</p>}
      <ol className="sentences__rows" onKeyDown={goToNextOpen}>
        {rows.map((sentence) => (
          <SentenceRow
            key={sentence.key}
            sentence={sentence}
            locale={locale}
            languageName={languageName}
            value={textIn(body, sentence.key)}
            fault={faults.get(sentence.key)}
            onType={type}
          />
        ))}
      </ol>
    </section>
  );
}

/** The sentences of a filter as it was chosen: one that has just been translated stays where it is. */
function useChosen(
  sentences: readonly SourceSentence[],
  show: ShownSentences,
  found: readonly SourceSentence[],
): readonly SourceSentence[] {
  const names = sentences.map(({ key }) => key).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for another filter and other sentences only
  const kept = useMemo(() => new Set(found.map(({ key }) => key)), [show, names]);
  return show === 'all' ? sentences : sentences.filter(({ key }) => kept.has(key));
}

/** The translation of a sentence; empty for none. */
export const textIn = (body: JsonObject, key: string): string => {
  const text = Object.hasOwn(body, key) ? body[key] : '';
  return typeof text === 'string' ? text : '';
};

const fold = (text: string) => text.normalize('NFKC').toLowerCase().trim();

function sayNone(show: ShownSentences, words: string): string {
  if (words.trim() !== '') return 'No sentence has these words.';
  return show === 'missing'
    ? 'Every sentence is translated.'
    : 'No sentence has changed since it was translated.';
}

/** Keeps a function the same, so that a row is drawn anew only if it says something else. */
function useLatest<Args extends unknown[]>(call: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  return useCallback((...args) => latest.current(...args), []);
}

/** Ctrl+Enter goes on to the next sentence without a translation. */
function goToNextOpen(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll('textarea')];
  const here = fields.findIndex((field) => field.contains(event.target as Node));
  const next = fields.find(({ value }, place) => place > here && value.trim() === '') ?? fields[here + 1];
  next?.focus();
}
