import type { SitePage } from '../../../src/content/site.ts';
import { source } from '../../../src/languages.ts';
import { Message } from '../page-data/message.tsx';
import { useSite } from '../page-data/site-context.tsx';

/** Texts with consequences in law. Their translations are for information. */
const binding: readonly string[] = ['page:privacy', 'page:accessibility'] satisfies SitePage['id'][];

/** Says above a page which language it is in, or which one counts. English pages have none. */
export function LanguageNotice({ page: { id, path, isForeign } }: { page: SitePage }) {
  const { language } = useSite();
  if (language.code === source.code || !(isForeign || binding.includes(id))) return null;
  return (
    <p className="language-notice" lang={language.locale}>
      {isForeign ? (
        <Message id="translation.notTranslated" />
      ) : (
        <Message
          id="translation.englishPrevails"
          // biome-ignore lint/a11y/useAnchorContent: the words are in the text
          elements={{ link: <a href={path} hrefLang={source.locale} /> }}
        />
      )}
    </p>
  );
}
