import { useWords } from '../page-data/site-context.tsx';
import { DataRequestForm } from './data-request-form.tsx';
import { FormSection } from './form-section.tsx';

/** The form of the privacy page, in a chunk that loads after the page's text. */
export function DataRequestSection() {
  const words = useWords();
  return (
    <FormSection heading={words('forms.dataRequestHeading')} note={words('forms.dataRequestNote')}>
      <DataRequestForm />
    </FormSection>
  );
}
