import type { TranslationEntry } from '../../../../../src/contract/staff/site.ts';
import { Button } from '../../../ui/button.tsx';
import { ScreenSection } from '../../../ui/screen-page.tsx';
import { nameOfLanguage, sayProgress } from './progress.ts';
import './languages.css';

interface LanguageListProps {
  translations: readonly TranslationEntry[];
  onFiles(language: string): void;
}

/** How much of the whole site is translated into each language, and its file for translators. */
export function LanguageList({ translations, onFiles }: LanguageListProps) {
  const languages = [...new Set(translations.map(({ language }) => language))];
  if (languages.length === 0) return null;
  return (
    <ScreenSection title="Languages">
      <ul className="language-list">
        {languages.map((language) => {
          const own = translations.filter((each) => each.language === language);
          const total = own.reduce((sum, each) => sum + each.total, 0);
          const translated = own.reduce((sum, each) => sum + each.translated, 0);
          return (
            <li key={language}>
              {sayProgress({ language, total, translated })} sentences
              <Button onClick={() => onFiles(language)}>
                PO file
                <span className="visually-hidden"> of the whole site in {nameOfLanguage(language)}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </ScreenSection>
  );
}
