import type { ReactNode } from 'react';
import type { Page, Screen } from '../../../src/content/types.ts';
import { ClosingBand } from './closing-band.tsx';
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

/** What every page has around its content: the topic's colours, title and description, and the closing band. */
export function PageFrame({ page, children }: { page: Page; children: ReactNode }) {
  return (
    <div data-topic={page.topic}>
      {!withOwnHead.includes(page.screen) && <PageHead name={page.name} description={page.description} />}
      {children}
      {!withoutClosingBand.includes(page.screen) && <ClosingBand />}
    </div>
  );
}
