import { getRouteApi, useLocation } from '@tanstack/react-router';
import type { Page } from '../../../src/content/schema/page.ts';
import type { CareerState } from '../../../src/contract/job-opening.ts';
import { useHydrated } from '../../shared/ui/use-hydrated.ts';
import { trpc } from '../../trpc.ts';
import { ContactLines } from '../forms/contact-lines.tsx';
import { FormSection } from '../forms/form-section.tsx';
import { JobApplicationForm } from '../forms/job-application-form.tsx';
import { CandidateBand } from '../layout/candidate-band.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { PageHero } from '../layout/page-hero.tsx';
import { useWords } from '../page-data/site-context.tsx';
import { careerStateOf } from './career-state.ts';
import { NotFoundPage } from './not-found.tsx';
import { resumeSearch } from './search-params.ts';

const route = getRouteApi('/career');

/** If it is opened for a job, by navigation state or by ?job=, the form starts with the position of that job. */
export function ResumeSubmissionPage({ page }: { page: Page }) {
  const words = useWords();
  const { career, looking, unknown } = useCareer();
  if (unknown) return <NotFoundPage />;
  return (
    <>
      <PageHead name={page.name} description={page.description} />
      <PageHero page={page} />
      <FormSection
        heading={words('pages.resumeHeading')}
        note={words('pages.resumeNote')}
        aside={<ContactLines lines={['jobQueries', 'tollFree']} />}
      >
        {looking ? (
          <p role="status">{words('pages.resumeLooking')}</p>
        ) : (
          <JobApplicationForm
            key={career?.Jid}
            variant="page"
            {...(career && { initial: { JobId: career.Jid, Position: career.OpenPosition } })}
          />
        )}
      </FormSection>
      <CandidateBand />
    </>
  );
}

interface Career {
  career: CareerState | undefined;
  looking: boolean;
  /** The address names a job that is not open. */
  unknown: boolean;
}

/** The job that the form is for. */
function useCareer(): Career {
  // The prerendered page knows the address but not the navigation state, and hydration must match it.
  const hydrated = useHydrated();
  const state = useLocation({ select: ({ state }) => state });
  const { job: asked } = resumeSearch.parse(route.useSearch());
  const passed = hydrated ? careerStateOf(state) : undefined;
  const Jid = passed ? undefined : asked;
  const job = trpc.jobs.find.useQuery(
    { Jid: Jid ?? '' },
    { enabled: Jid !== undefined, networkMode: 'always', retry: false },
  );
  return {
    career: passed ?? job.data ?? undefined,
    looking: Jid !== undefined && job.isLoading,
    unknown: (Jid !== undefined && job.data === null) || job.error?.data?.code === 'NOT_FOUND',
  };
}
