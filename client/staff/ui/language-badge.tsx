import { nameInEnglish, source } from '../../../src/languages.ts';
import './ui.css';

/** The language in which a sender is answered, unless it is English. */
export function LanguageBadge({ locale }: { locale: string }) {
  if (locale === source.locale) return null;
  return (
    <span className="language-badge" title="The language of the sender">
      {nameInEnglish(locale)}
    </span>
  );
}
