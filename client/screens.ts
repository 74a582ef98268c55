import type { ComponentType } from 'react';
import type { Page, Screen } from '../src/content/types.ts';
import { withData } from './with-data.tsx';

export type ScreenComponent = ComponentType<{ page: Page }>;
type LoadScreen = () => Promise<{ default: ScreenComponent }>;

const reading = async (loading: Promise<ScreenComponent>) => ({ default: await loading });

/** Which component draws which kind of page, each a chunk of its own. A missing one does not compile. */
export const screens: Record<Screen, LoadScreen> = {
  home: () => reading(import('./pages/home.tsx').then((module) => module.HomePage)),
  'contact-us': () => withData(import('./pages/contact-us.tsx').then((module) => module.ContactUsPage)),
  quotation: () => withData(import('./pages/quotation.tsx').then((module) => module.QuotationPage)),
  'job-openings': () => withData(import('./pages/job-openings.tsx').then((module) => module.JobOpeningsPage)),
  'job-detail': () => withData(import('./pages/job-detail.tsx').then((module) => module.JobDetailPage)),
  'resume-submission': () =>
    withData(import('./pages/resume-submission.tsx').then((module) => module.ResumeSubmissionPage)),
  'job-upload': () => withData(import('./pages/job-upload.tsx').then((module) => module.JobUploadPage)),
  'blog-list': () => withData(import('./pages/blog-list.tsx').then((module) => module.BlogListPage)),
  'blog-detail': () => withData(import('./pages/blog-detail.tsx').then((module) => module.BlogDetailPage)),
  compliances: () => withData(import('./pages/compliances.tsx').then((module) => module.CompliancesPage)),
  sections: () => reading(import('./pages/sections.tsx').then((module) => module.SectionsPage)),
  'picture-only': () => reading(import('./pages/picture-only.tsx').then((module) => module.PictureOnlyPage)),
  empty: () => reading(import('./pages/empty.tsx').then((module) => module.EmptyPage)),
};
