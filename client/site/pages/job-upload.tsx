import type { Page } from '../../../src/content/schema/page.ts';
import { ContactLines } from '../forms/contact-lines.tsx';
import { FormSection } from '../forms/form-section.tsx';
import { JobPostingForm } from '../forms/job-posting-form.tsx';
import { PageHero } from '../layout/page-hero.tsx';
import { useWords } from '../page-data/site-context.tsx';

export function JobUploadPage({ page }: { page: Page }) {
  const words = useWords();
  return (
    <>
      <PageHero page={page} />
      <FormSection
        heading={words('pages.jobPostingHeading')}
        note={words('pages.jobPostingNote')}
        aside={<ContactLines lines={['jobQueries', 'tollFree']} />}
      >
        <JobPostingForm />
      </FormSection>
    </>
  );
}
