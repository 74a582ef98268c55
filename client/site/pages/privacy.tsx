import { lazy, Suspense } from 'react';
import type { Page } from '../../../src/content/schema/page.ts';
import { withData } from '../page-data/with-data.tsx';
import { SectionsPage } from './sections.tsx';
// Imported here, so that the prerendered form has its styles before its chunk loads, and without scripts.
import '../forms/forms.css';
import '../../shared/ui/button.css';
import '../../shared/ui/field.css';

const DataRequestSection = lazy(() =>
  withData(import('../forms/data-request-section.tsx').then((module) => module.DataRequestSection)),
);

/** The privacy notice, and the form for requests about one's own data. */
export function PrivacyPage({ page }: { page: Page }) {
  return (
    <SectionsPage page={page}>
      <Suspense fallback={null}>
        <DataRequestSection />
      </Suspense>
    </SectionsPage>
  );
}
