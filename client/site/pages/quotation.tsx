import type { Page } from '../../../src/content/schema/page.ts';
import { ContactLines } from '../forms/contact-lines.tsx';
import { FormSection } from '../forms/form-section.tsx';
import { QuotationForm } from '../forms/quotation-form.tsx';
import { PageHero } from '../layout/page-hero.tsx';
import { useWords } from '../page-data/site-context.tsx';

export function QuotationPage({ page }: { page: Page }) {
  const words = useWords();
  return (
    <>
      <PageHero page={page} />
      <FormSection
        heading={words('pages.quotationHeading')}
        note={words('pages.quotationNote')}
        aside={<ContactLines lines={['tollFree', 'enquiries']} />}
      >
        <QuotationForm variant="page" />
      </FormSection>
    </>
  );
}
