import { getRouteApi } from '@tanstack/react-router';
import type { Page } from '../../../src/content/schema/page.ts';
import { jidOfSegment } from '../../../src/contract/job-path.ts';
import { trpc } from '../../trpc.ts';
import { PageHead } from '../layout/page-head.tsx';
import { ErrorPage } from './error.tsx';
import { isNotFound } from './is-not-found.ts';
import { ClosedJob, OpenJob } from './job-opening.tsx';
import { NotFoundPage } from './not-found.tsx';

const route = getRouteApi('/jobs/$job');

/** The page of one job, which is open or closed. */
export function JobDetailPage({ page }: { page: Page }) {
  const Jid = jidOfSegment(route.useParams().job);
  const { data, error } = trpc.jobs.findPage.useQuery(
    { Jid: Jid ?? '' },
    { enabled: Jid !== undefined, retry: (failures, failure) => !isNotFound(failure) && failures < 3 },
  );

  if (data)
    return data.state === 'open' ? <OpenJob page={page} job={data} /> : <ClosedJob page={page} job={data} />;
  // The answer of the server is null if there is no such job.
  if (Jid === undefined || data === null || isNotFound(error)) return <NotFoundPage />;
  if (error) return <ErrorPage />;
  return (
    <div className="job-wait" aria-busy="true">
      <PageHead name={page.name} description={page.description} />
      <h1 className="visually-hidden">{page.heading}</h1>
    </div>
  );
}
