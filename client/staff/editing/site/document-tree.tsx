import { Link } from '@tanstack/react-router';
import type { ContentId } from '../../../../src/content-id.ts';
import type { SiteTreeEntry, TranslationEntry } from '../../../../src/contract/staff/site.ts';
import { Badge } from '../../ui/badge.tsx';
import { type DocumentGroup, describeState } from './document-groups.ts';
import { findEditorAddress } from './languages/editor-address.ts';
import { sayProgress } from './languages/progress.ts';
import './site.css';

interface DocumentTreeProps {
  groups: readonly DocumentGroup[];
  translations: readonly TranslationEntry[];
  isWide?: boolean;
  /** The open document. */
  current?: ContentId;
  /** Leads to the translations into this language instead, with how much of each document is translated. */
  language?: string;
}

/** All documents by their groups, with the state of each. */
export function DocumentTree({ groups, translations, isWide = false, current, language }: DocumentTreeProps) {
  return (
    <div className={isWide ? 'site-tree site-tree--wide' : 'site-tree'}>
      {groups.map(({ title, documents }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {documents.map((entry) => {
              const own = translations.filter((each) => each.of === entry.document);
              const translation = own.find((each) => each.language === language);
              // A document without a sentence, such as the synonyms, is in no other language.
              if (language !== undefined && translation === undefined) return null;
              return (
                <li key={entry.document}>
                  {translation ? (
                    <TranslationLink entry={entry} translation={translation} current={current} />
                  ) : (
                    <DocumentLink entry={entry} isWide={isWide} current={current} />
                  )}
                  {isWide && own.map((each) => <Progress key={each.language} {...each} of={entry.label} />)}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface EntryProps {
  entry: SiteTreeEntry;
  current: ContentId | undefined;
}

function DocumentLink({ entry, isWide, current }: EntryProps & { isWide: boolean }) {
  const state = describeState(entry);
  return (
    <Link
      {...findEditorAddress(entry.document)}
      aria-current={entry.document === current ? 'page' : undefined}
    >
      <span>
        {entry.label || 'Page without a name'}
        {isWide && entry.path !== null && <small>{entry.path}</small>}
      </span>
      {state && <Badge tone={state.tone}>{state.text}</Badge>}
    </Link>
  );
}

function TranslationLink({ entry, translation, current }: EntryProps & { translation: TranslationEntry }) {
  const { document, total, translated } = translation;
  return (
    <Link {...findEditorAddress(document)} aria-current={document === current ? 'page' : undefined}>
      <span>
        {entry.label || 'Page without a name'}
        <small>
          {translated} of {total}
        </small>
      </span>
      {translation.differs && <Badge tone="new">Draft</Badge>}
    </Link>
  );
}

/** How much of a document is translated, with the way there. */
function Progress(props: Omit<TranslationEntry, 'of'> & { of: string }) {
  const { document, differs, of } = props;
  return (
    <Link className="site-tree__language" {...findEditorAddress(document)}>
      <span>
        <span className="visually-hidden">{of}: </span>
        {sayProgress(props)}
      </span>
      {differs && <Badge tone="new">Draft</Badge>}
    </Link>
  );
}
