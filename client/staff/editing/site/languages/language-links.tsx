import { Link } from '@tanstack/react-router';
import type { ContentId, DocumentId } from '../../../../../src/content-id.ts';
import type { TranslationEntry } from '../../../../../src/contract/staff/site.ts';
import { findEditorAddress } from './editor-address.ts';
import { sayProgress } from './progress.ts';
import './languages.css';

interface LanguageLinksProps {
  document: DocumentId;
  translations: readonly TranslationEntry[];
  /** The language that is open; English without one. */
  language?: string;
}

/** The same document in each language, with how much of it is translated. */
export function LanguageLinks({ document, translations, language }: LanguageLinksProps) {
  const own = translations.filter(({ of }) => of === document);
  if (own.length === 0) return null;
  const links: { id: ContentId; text: string; isOpen: boolean }[] = [
    { id: document, text: 'English', isOpen: language === undefined },
    ...own.map((entry) => ({
      id: entry.document,
      text: sayProgress(entry),
      isOpen: entry.language === language,
    })),
  ];
  return (
    <nav className="language-links" aria-label="Languages">
      {links.map(({ id, text, isOpen }) => (
        <Link key={id} {...findEditorAddress(id)} aria-current={isOpen ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
