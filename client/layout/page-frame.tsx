import type { ReactNode } from 'react';
import type { Page, Screen } from '../../src/content/types.ts';
import { CandidateBand } from './candidate-band.tsx';
import { ClosingBand } from './closing-band.tsx';
import { PageHead } from './page-head.tsx';

/** The picture and empty pages hold nothing else; the quotation page is where the band would lead. */
const withoutClosingBand: readonly Screen[] = [
  'picture-only',
  'empty',
  'quotation',
  'form-received',
  'confirmation',
];

/** These end in help with an application. */
const forCandidates: readonly Screen[] = ['job-openings', 'job-detail', 'resume-submission'];

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
      {!withoutClosingBand.includes(page.screen) &&
        (forCandidates.includes(page.screen) ? <CandidateBand /> : <ClosingBand />)}
    </div>
  );
}
