import { type ComponentType, Suspense, use } from 'react';
import type { Page, Screen } from '../../../src/content/schema/page.ts';
import type { PageWords } from '../../../src/content/shown-site.ts';
import { PageWordsContext, ReplacedWords } from '../page-data/page-words.ts';
import { ClosingBand } from './closing-band.tsx';
import { LanguageNotice } from './language-notice.tsx';
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

/** What every page has around its content: the topic's colours, title and description, and the closing band. */
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
