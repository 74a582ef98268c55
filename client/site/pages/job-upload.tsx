import type { Page } from '../../../src/content/types.ts';
import { ContactLines } from '../forms/contact-lines.tsx';
import { FormSection } from '../forms/form-section.tsx';
import { JobPostingForm } from '../forms/job-posting-form.tsx';
import { PageHero } from '../layout/page-hero.tsx';

export function JobUploadPage({ page }: { page: Page }) {
  return (
    <>
      <PageHero page={page} />
      <FormSection
        heading="The job opening"
        note="Every field is mandatory. Salaries may be written as you like: a figure, a range, per month or per year."
        aside={<ContactLines lines={['jobQueries', 'tollFree']} />}
      >
        <JobPostingForm />
      </FormSection>
    </>
  );
}
