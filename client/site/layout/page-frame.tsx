import type { ReactNode } from 'react';
import type { Page, Screen } from '../../../src/content/types.ts';
import { ClosingBand } from './closing-band.tsx';
import { PageHead } from './page-head.tsx';

/**
 * The picture and empty pages hold nothing else; the quotation page is where the band would lead; those for candidates
 * have a band of their own.
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

/** Named by what they show, which only they know. */
const namingThemselves: readonly Screen[] = [
  'blog-detail',
  'job-detail',
  'resume-submission',
  'form-received',
];

/** What every page has of itself: its hue, its title and description, and the closing band. */
export function PageFrame({ page, children }: { page: Page; children: ReactNode }) {
  return (
    <div data-topic={page.topic}>
      {!namingThemselves.includes(page.screen) && (
        <PageHead name={page.name} description={page.description} />
      )}
      {children}
      {!withoutClosingBand.includes(page.screen) && <ClosingBand />}
    </div>
  );
}
