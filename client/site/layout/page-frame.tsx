import { type ComponentType, Suspense, use } from 'react';
import { callAddress } from '../../../src/call-address.ts';
import type { Page, Screen } from '../../../src/content/schema/page.ts';
import type { PageWords } from '../../../src/content/shown-site.ts';
import type { SitePage } from '../../../src/content/site.ts';
import { source } from '../../../src/languages.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Message } from '../page-data/message.tsx';
import { PageWordsContext, ReplacedWords } from '../page-data/page-words.ts';
import { useSite } from '../page-data/site-context.tsx';
import { ClosingFrame } from './closing-frame.tsx';
import { PageHead } from './page-head.tsx';

/**
 * Picture and empty pages have no other content, the quotation page is where the band would lead, and the pages for
 * candidates have a closing band of their own.
 */
const withoutClosingBand: readonly Screen[] = [
  'picture-only',
  'empty',
  'quotation',
  'job-openings',
  'job-detail',
  'resume-submission',
  'form-received',
  'confirmation',
];

/** These pages set their own title and description, which depend on the record that they show. */
const withOwnHead: readonly Screen[] = ['blog-detail', 'job-detail', 'resume-submission', 'form-received'];

interface PageFrameProps {
  words: PageWords;
  screen: ComponentType<{ page: Page }>;
}

/** The parts that every page has around its content: the topic's colours, title and description, and the closing band. */
export function PageFrame({ words: loaded, screen: ScreenOfPage }: PageFrameProps) {
  const words = use(ReplacedWords)?.(loaded) ?? loaded;
  const { page } = words;
  return (
    <PageWordsContext value={words}>
      <div data-topic={page.topic}>
        {!withOwnHead.includes(page.screen) && <PageHead name={page.name} description={page.description} />}
        <LanguageNotice page={page} />
        <Suspense>
          <ScreenOfPage page={page} />
        </Suspense>
        {!withoutClosingBand.includes(page.screen) && <ClosingBand />}
      </div>
    </PageWordsContext>
  );
}

/** The closing band of most pages: request a quotation, or call. */
function ClosingBand() {
  const { closing, identity, words } = useSite();
  return (
    <ClosingFrame heading={closing.clients.heading} text={closing.clients.text}>
      <ButtonLink to="/quotation">{words('frame.requestQuotation')}</ButtonLink>
      <a className="closing__tel" href={callAddress(identity.tollFree.display)}>
        <small>{words('frame.orCallTollFree')}</small>
        <b>{identity.tollFree.display}</b>
      </a>
    </ClosingFrame>
  );
}

/** Texts with consequences in law. Their translations are for information. */
const binding: readonly string[] = ['page:privacy', 'page:accessibility'] satisfies SitePage['id'][];

/** Says above a page which language it is in, or which one counts. English pages have none. */
function LanguageNotice({ page: { id, path, isForeign } }: { page: SitePage }) {
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
