import { useLocation } from '@tanstack/react-router';
import { addressIn } from '../../../src/languages.ts';
import { useHydrated } from '../../shared/ui/use-hydrated.ts';
import { useSite } from '../page-data/site-context.tsx';
import './header.css';

/**
 * The same page in the other languages, each under its own name. A language is a document of its own, so these are no
 * links of the router.
 */
export function LanguageLinks({ className }: { className: string }) {
  const { language, languages } = useSite();
  const hydrated = useHydrated();
  const { pathname, searchStr } = useLocation();
  return languages
    .filter(({ code }) => code !== language.code)
    .map((other) => (
      <a
        className={`language-link ${className}`}
        // A page from the memory was rendered without the query, and a missing one without its path. React does not
        // mend attributes as it hydrates, so the browser's address takes the server's place afterwards.
        href={hydrated || import.meta.env.SSR ? addressIn(other, pathname) + searchStr : undefined}
        hrefLang={other.locale}
        key={other.code}
        lang={other.locale}
        rel="alternate"
        suppressHydrationWarning
      >
        {other.name}
      </a>
    ));
}
