import { DataRequestForm } from './data-request-form.tsx';
import { FormSection } from './form-section.tsx';

/** The part of the privacy page that loads later than its words. */
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
