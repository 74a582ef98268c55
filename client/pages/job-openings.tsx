import { keepPreviousData } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { Page } from '../../src/content/types.ts';
import type { JobOpening } from '../../src/contract/job-opening.ts';
import { jobSegment } from '../../src/contract/job-path.ts';
import { salaryText } from '../../src/contract/salary-text.ts';
import { CandidateBand } from '../layout/candidate-band.tsx';
import { PageHero } from '../layout/page-hero.tsx';
import { trpc } from '../trpc.ts';
import { DataTable } from '../ui/data-table.tsx';
import { columnsOf } from '../ui/data-table-columns.ts';
import { isProcessing, retryQuietly } from '../ui/data-table-retry.ts';
import type { TableView } from '../ui/data-table-view.ts';
import { ApplyLink } from './apply-link.tsx';
import { JobOpeningsNote } from './job-openings-note.tsx';
import { askFor, searchOf, viewOf } from './job-openings-search.ts';
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

const none: JobOpening[] = [];

/** The list as a table whose page, size, order and search stand in the address. */
export function JobOpeningsPage({ page }: { page: Page }) {
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const view = viewOf(search);
  const list = trpc.jobs.list.useQuery(askFor(view), {
    ...retryQuietly,
    placeholderData: keepPreviousData,
  });

  const show = (next: TableView) =>
    navigate({
      to: '/Career',
      search: searchOf(next),
      // Typing would fill the history with half words.
      replace: next.search !== view.search,
      resetScroll: false,
    });

  return (
    <>
      <PageHero page={page} />
      <section className="section" aria-labelledby="job-openings">
        <div className="wrap">
          <div className="head head--row">
            <h2 className="h2" id="job-openings">
              Job Openings
            </h2>
          </div>
          <DataTable
            caption="Job Openings"
            noun="openings"
            searchFor="Position, skill or city"
            columns={columns}
            rows={list.data?.jobs ?? none}
            total={list.data?.total ?? 0}
            isCapped={list.data?.isCapped ?? false}
            note={
              <>
                <JobOpeningsNote view={view} onView={show} searchedFor={list.data?.searchedFor} />
                <NearestPlaces nearest={list.data?.nearest} />
              </>
            }
            view={view}
            onView={show}
            processing={isProcessing(list)}
            empty="No position is open at the moment."
            rest={<PageLinks view={view} total={list.data?.total ?? 0} />}
          />
        </div>
      </section>
      <CandidateBand />
    </>
  );
}

/** The table's pages as addresses: the one that is shown, and those beside it. */
function PageLinks({ view, total }: { view: TableView; total: number }) {
  const pages = Math.ceil(total / view.size);
  const beside = [1, view.page - 1, view.page + 1, pages].filter((page) => page >= 1 && page <= pages);
  return (
    <ul>
      {[...new Set(beside)]
        .filter((page) => page !== view.page)
        .map((page) => (
          <li key={page}>
            <Link className="link" to="/Career" search={searchOf({ ...view, page })}>
              {`Page ${page} of ${pages}`}
            </Link>
          </li>
        ))}
    </ul>
  );
}
