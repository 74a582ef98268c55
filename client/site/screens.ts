import type { ComponentType } from 'react';
import type { Page, Screen } from '../../src/content/schema/page.ts';
import { withData } from './page-data/with-data.tsx';

type ScreenComponent = ComponentType<{ page: Page }>;
interface ScreenModule {
  /** Its name in the build's manifest. */
  module: string;
  load(): Promise<{ default: ScreenComponent }>;
}

const asDefault = async (loading: Promise<ScreenComponent>) => ({ default: await loading });

/** The component that renders each kind of page, each in a chunk of its own. The type requires one for every kind. */
export const screens: Record<Screen, ScreenModule> = {
  home: {
    module: 'site/pages/home.tsx',
    load: () => asDefault(import('./pages/home.tsx').then((module) => module.HomePage)),
  },
  'contact-us': {
    module: 'site/pages/contact-us.tsx',
    load: () => withData(import('./pages/contact-us.tsx').then((module) => module.ContactUsPage)),
  },
  quotation: {
    module: 'site/pages/quotation.tsx',
    load: () => withData(import('./pages/quotation.tsx').then((module) => module.QuotationPage)),
  },
  'job-openings': {
    module: 'site/pages/job-openings.tsx',
    load: () => withData(import('./pages/job-openings.tsx').then((module) => module.JobOpeningsPage)),
  },
  'job-detail': {
    module: 'site/pages/job-detail.tsx',
    load: () => withData(import('./pages/job-detail.tsx').then((module) => module.JobDetailPage)),
  },
  'resume-submission': {
    module: 'site/pages/resume-submission.tsx',
    load: () =>
      withData(import('./pages/resume-submission.tsx').then((module) => module.ResumeSubmissionPage)),
  },
  'job-upload': {
    module: 'site/pages/job-upload.tsx',
    load: () => withData(import('./pages/job-upload.tsx').then((module) => module.JobUploadPage)),
  },
  'form-received': {
    module: 'site/pages/form-received.tsx',
    load: () => asDefault(import('./pages/form-received.tsx').then((module) => module.FormReceivedPage)),
  },
  confirmation: {
    module: 'site/pages/confirmation.tsx',
    load: () => asDefault(import('./pages/confirmation.tsx').then((module) => module.ConfirmationPage)),
  },
  'blog-list': {
    module: 'site/pages/blog-list.tsx',
    load: () => withData(import('./pages/blog-list.tsx').then((module) => module.BlogListPage)),
  },
  'blog-detail': {
    module: 'site/pages/blog-detail.tsx',
    load: () => withData(import('./pages/blog-detail.tsx').then((module) => module.BlogDetailPage)),
  },
  compliances: {
    module: 'site/pages/compliances.tsx',
    load: () => withData(import('./pages/compliances.tsx').then((module) => module.CompliancesPage)),
  },
  sections: {
    module: 'site/pages/sections.tsx',
    load: () => asDefault(import('./pages/sections.tsx').then((module) => module.SectionsPage)),
  },
  privacy: {
    module: 'site/pages/privacy.tsx',
    load: () => asDefault(import('./pages/privacy.tsx').then((module) => module.PrivacyPage)),
  },
  'picture-only': {
    module: 'site/pages/picture-only.tsx',
    load: () => asDefault(import('./pages/picture-only.tsx').then((module) => module.PictureOnlyPage)),
  },
  empty: {
    module: 'site/pages/empty.tsx',
    load: () => asDefault(import('./pages/empty.tsx').then((module) => module.EmptyPage)),
  },
};
