import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { postedDate } from '../../../src/content/posted-date.ts';
import { salaryText } from '../../../src/content/salary-text.ts';
import type { Page } from '../../../src/content/schema/page.ts';
import type { Words } from '../../../src/content/words.ts';
import type { JobText, SiteJob } from '../../../src/contract/job-opening.ts';
import { jobSegment } from '../../../src/contract/job-path.ts';
import { retryQuietly } from '../../shared/ui/data-table-retry.ts';
import { trpc } from '../../trpc.ts';
import { CandidateBand } from '../layout/candidate-band.tsx';
import { PageHero } from '../layout/page-hero.tsx';
import { useJobTexts } from '../page-data/item-languages.ts';
import { useSite, useWords } from '../page-data/site-context.tsx';
import { DataTable } from '../table/data-table.tsx';
import { describeColumns } from '../table/data-table-columns.ts';
import { useLoadedRows } from '../table/use-loaded-rows.ts';
import { useTableAddress } from '../table/use-table-address.ts';
import { ApplyLink } from './apply-link.tsx';
import { JobFilters } from './job-filters.tsx';
import { JobOpeningsNote } from './job-openings-note.tsx';
import {
  BEST,
  createCountsInput,
  createListInput,
  searchFromView,
  viewFromSearch,
} from './job-openings-search.ts';
import { NearestPlaces } from './nearest-places.tsx';
import './jobs.css';

const column = describeColumns<SiteJob>();
const createColumns = (words: Words) =>
  column.columns([
    column.accessor('Jid', { header: words('jobs.jobId'), meta: { look: 'id' } }),
    column.accessor('OpenPosition', {
      header: words('jobs.position'),
      meta: { look: 'title' },
      cell: ({ row }) => (
        <>
          <Link to="/jobs/$job" params={{ job: jobSegment(row.original) }} className="data-table__name">
            <JobWords job={row.original} field="OpenPosition" />
          </Link>
          <LastDate job={row.original} />
        </>
      ),
    }),
    column.accessor('Qualification', {
      header: words('jobs.qualification'),
      cell: ({ row }) => <JobWords job={row.original} field="Qualification" />,
    }),
    column.accessor('Skills', {
      header: words('jobs.skills'),
      cell: ({ row }) => <JobWords job={row.original} field="Skills" />,
    }),
    column.accessor('Experience', {
      header: words('jobs.experience'),
      meta: { look: 'number' },
      cell: ({ row }) => <JobWords job={row.original} field="Experience" />,
    }),
    column.accessor('MaxSalary', {
      header: words('jobs.salary'),
      meta: { look: 'pay' },
      cell: ({ getValue }) => salaryText(words, getValue()),
    }),
    column.accessor('Industry', {
      header: words('jobs.industry'),
      cell: ({ row }) => <JobWords job={row.original} field="Industry" />,
    }),
    column.accessor('Location', { header: words('jobs.location'), meta: { isEnglish: true } }),
    column.display({
      id: 'action',
      header: words('jobs.action'),
      meta: { look: 'action' },
      cell: ({ row }) => <ApplyLink job={row.original} />,
    }),
  ]);

interface JobWordsProps {
  job: SiteJob;
  field: Exclude<JobText, 'Description'>;
}

function JobWords({ job, field }: JobWordsProps) {
  const { text, lang } = useJobTexts()(job, field);
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
}

/** The table's columns are fixed, so that the day stands under the position. */
function LastDate({ job: { ClosesOn } }: { job: SiteJob }) {
  const { words, locale } = useSite();
  if (ClosesOn === null) return null;
  return (
    <time className="openings__last" dateTime={ClosesOn}>
      {words('jobs.lastDate', { day: postedDate(ClosesOn, locale) })}
    </time>
  );
}

const PATH = '/Career';
const route = getRouteApi(PATH);
const none: SiteJob[] = [];

/** The list of openings as a table. Its page, size, order, search and filters are in the address. */
export function JobOpeningsPage({ page }: { page: Page }) {
  const words = useWords();
  const columns = useMemo(() => createColumns(words), [words]);
  const router = useRouter();
  const navigate = useNavigate();
  const [view, show] = useTableAddress(
    viewFromSearch(route.useSearch()),
    searchFromView,
    (search, options) => void navigate({ to: PATH, search, ...options }),
  );
  const list = trpc.jobs.list.useQuery(createListInput(view), retryQuietly);
  const counts = trpc.jobs.counts.useQuery(createCountsInput(view), {
    ...retryQuietly,
    placeholderData: keepPreviousData,
  });
  const { data, ...loaded } = useLoadedRows(list, view);

  return (
    <div className="openings">
      <PageHero page={page} />
      <section className="section" aria-labelledby="job-openings">
        <div className="wrap">
          <div className="head head--row">
            <h2 className="h2" id="job-openings">
              {words('jobs.heading')}
            </h2>
          </div>
          <DataTable
            {...loaded}
            area="jobs"
            columns={columns}
            rows={data?.jobs ?? none}
            total={data?.total ?? 0}
            isCapped={data?.isCapped ?? false}
            all={counts.data?.all}
            path={PATH}
            hrefOf={(view) => router.buildLocation({ to: PATH, search: searchFromView(view) }).href}
            view={view}
            onView={(next) => {
              // Retrying a page that failed to load does not change the address, and so would not cause a new
              // query.
              if (
                loaded.failure &&
                JSON.stringify(searchFromView(next)) === JSON.stringify(searchFromView(view))
              )
                loaded.failure.tryAgain();
              else show(next);
            }}
            orders={
              view.search === '' && view.sort !== BEST ? [] : [{ id: BEST, name: words('jobs.bestFirst') }]
            }
            filters={<JobFilters view={view} counts={counts.data} found={data} />}
            note={
              <>
                <JobOpeningsNote
                  view={view}
                  onView={show}
                  searchedFor={data?.searchedFor}
                  jobs={data?.jobs ?? none}
                />
                <NearestPlaces nearest={data?.nearest} />
              </>
            }
          />
        </div>
      </section>
      <CandidateBand />
    </div>
  );
}
