import type { Page } from '../../../src/content/types.ts';
import { ContactLines } from '../forms/contact-lines.tsx';
import { FormSection } from '../forms/form-section.tsx';
import { QuotationForm } from '../forms/quotation-form.tsx';
import { PageHero } from '../layout/page-hero.tsx';

export function QuotationPage({ page }: { page: Page }) {
  return (
    <>
      <PageHero page={page} />
      <FormSection
        heading="Request a quotation"
        note="Every field is mandatory. How many posts, which shifts and from when, we ask when we call."
        aside={<ContactLines lines={['tollFree', 'enquiries']} />}
      >
        <QuotationForm variant="page" />
      </FormSection>
    </>
  );
}
