import { lazy, Suspense } from 'react';
import type { Page } from '../../src/content/types.ts';
import { FormSection } from '../forms/form-section.tsx';
import { withData } from '../with-data.tsx';
import { SectionsPage } from './sections.tsx';
// The form's code comes later; what it looks like is in the page from the start.
import '../forms/form.css';
import '../ui/field.css';

const DataRequestForm = lazy(() =>
  withData(import('../forms/data-request-form.tsx').then((module) => module.DataRequestForm)),
);

/** The privacy notice, and the form by which one asks for the own data. */
export function PrivacyPage({ page }: { page: Page }) {
  return (
    <SectionsPage page={page}>
      <FormSection
        heading="Ask about your data"
        note="For a copy, a correction, an erasure, or to withdraw consent. Every field is mandatory."
      >
        <Suspense fallback={null}>
          <DataRequestForm />
        </Suspense>
      </FormSection>
    </SectionsPage>
  );
}
