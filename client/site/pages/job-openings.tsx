import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate, useRouter } from '@tanstack/react-router';
import type { Page } from '../../../src/content/types.ts';
import type { JobOpening } from '../../../src/contract/job-opening.ts';
import { jobSegment } from '../../../src/contract/job-path.ts';
import { salaryText } from '../../../src/contract/salary-text.ts';
import { DataTable } from '../../shared/ui/data-table.tsx';
import { columnsOf } from '../../shared/ui/data-table-columns.ts';
import { retryQuietly } from '../../shared/ui/data-table-retry.ts';
import { useLoadedRows } from '../../shared/ui/use-loaded-rows.ts';
import { useTableAddress } from '../../shared/ui/use-table-address.ts';
import { trpc } from '../../trpc.ts';
import { CandidateBand } from '../layout/candidate-band.tsx';
import { PageHero } from '../layout/page-hero.tsx';
import { ApplyLink } from './apply-link.tsx';
import { JobFilters } from './job-filters.tsx';
import { JobOpeningsNote } from './job-openings-note.tsx';
import { BEST, countsInputOf, listInputOf, searchFromView, viewFromSearch } from './job-openings-search.ts';
import './job-openings.css';
import { NearestPlaces } from './nearest-places.tsx';

const column = columnsOf<JobOpening>();
const columns = column.columns([
  column.accessor('Jid', { header: 'Job Id', meta: { look: 'id' } }),
  column.accessor('OpenPosition', {
    header: 'Opening Positions',
    meta: { look: 'title' },
    cell: ({ row }) => (
      <Link to="/jobs/$job" params={{ job: jobSegment(row.original) }} className="data-table__name">
        {row.original.OpenPosition}
      </Link>
    ),
  }),
  column.accessor('Qualification', { header: 'Qualification' }),
  column.accessor('Skills', { header: 'Skills' }),
  column.accessor('Experience', { header: 'Experiences', meta: { look: 'number' } }),
  column.accessor('MaxSalary', {
    header: 'Salary',
    meta: { look: 'pay' },
    cell: ({ getValue }) => salaryText(getValue()),
  }),
  column.accessor('Industry', { header: 'Industry' }),
  column.accessor('Location', { header: 'Locations' }),
  column.display({
    id: 'action',
    header: 'Action',
    meta: { look: 'action' },
    cell: ({ row }) => <ApplyLink job={row.original} />,
  }),
]);

const PATH = '/Career';
const route = getRouteApi(PATH);
const none: JobOpening[] = [];
const bestFirst = [{ id: BEST, name: 'Best match first' }];

/** The list of openings as a table. Its page, size, order, search and filters are in the address. */
export function JobOpeningsPage({ page }: { page: Page }) {
  const router = useRouter();
  const navigate = useNavigate();
  const [view, show] = useTableAddress(
    viewFromSearch(route.useSearch()),
    searchFromView,
    (search, options) => void navigate({ to: PATH, search, ...options }),
  );
  const list = trpc.jobs.list.useQuery(listInputOf(view), retryQuietly);
  const counts = trpc.jobs.counts.useQuery(countsInputOf(view), {
    ...retryQuietly,
    placeholderData: keepPreviousData,
  });
  const { data, ...loaded } = useLoadedRows(list, view);
  const found = data
    ? `${data.total.toLocaleString('en-IN')}${data.isCapped ? '+' : ''} openings`
    : 'the list';

  return (
    <div className="openings">
      <PageHero page={page} />
      <section className="section" aria-labelledby="job-openings">
        <div className="wrap">
          <div className="head head--row">
            <h2 className="h2" id="job-openings">
              Job Openings
            </h2>
          </div>
          <DataTable
            {...loaded}
            caption="Job Openings"
            noun="openings"
            searchFor="Position, skill or city"
            columns={columns}
            rows={data?.jobs ?? none}
            total={data?.total ?? 0}
            isCapped={data?.isCapped ?? false}
            all={counts.data?.all}
            path={PATH}
            hrefOf={(view) => router.buildLocation({ to: PATH, search: searchFromView(view) }).href}
            view={view}
            onView={(next) => {
              // Retrying a page that failed to load does not change the address, and so would not trigger a new
              // query.
              if (
                loaded.failure &&
                JSON.stringify(searchFromView(next)) === JSON.stringify(searchFromView(view))
              )
                loaded.failure.tryAgain();
              else show(next);
            }}
            orders={view.search === '' && view.sort !== BEST ? [] : bestFirst}
            filters={<JobFilters view={view} counts={counts.data} found={found} />}
            note={
              <>
                <JobOpeningsNote view={view} onView={show} searchedFor={data?.searchedFor} />
                <NearestPlaces nearest={data?.nearest} />
              </>
            }
            empty="No position is open at the moment."
          />
        </div>
      </section>
      <CandidateBand />
    </div>
  );
}
