import { DataRequestForm } from './data-request-form.tsx';
import { FormSection } from './form-section.tsx';

/** The form of the privacy page, in a chunk that loads after the page's text. */
export function DataRequestSection() {
  return (
    <FormSection
      heading="Ask about your data"
      note="For a copy, a correction, an erasure, or to withdraw consent. Every field is mandatory."
    >
      <DataRequestForm />
    </FormSection>
  );
}
