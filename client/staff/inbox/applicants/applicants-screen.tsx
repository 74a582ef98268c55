import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import type { Applicant } from '../../../../src/contract/staff/applicants.ts';
import { LoadingBar } from '../../../shared/ui/loading-bar.tsx';
import { explainError } from '../../calls/failure.ts';
import { useMay } from '../../calls/session.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { ScreenPage } from '../../ui/screen-page.tsx';
import { BulkProgress } from '../bulk-progress.tsx';
import { ColumnMenu } from '../columns/column-menu.tsx';
import { MatchingNote } from '../matching-note.tsx';
import { WaitingActsNote } from '../waiting-acts-note.tsx';
import { TickAll } from './applicant-facts.tsx';
import type { ApplicantsSearch } from './applicants-address.ts';
import { ApplicantsBar } from './applicants-bar.tsx';
import { ApplicantsFilters } from './applicants-filters.tsx';
import { ApplicantsTable } from './applicants-table.tsx';
import { Board } from './board.tsx';
import { downloadResumes } from './download-resumes.ts';
import { ShownApplicants } from './shown-applicants.ts';
import { StageCounts } from './stage-counts.tsx';
import { useBoard, useTable } from './use-applicants.ts';
import { useChoosing } from './use-choosing.ts';
import { useMatchingApplicants } from './use-matching-applicants.ts';
import { useMoveApplicants, withStages } from './use-move-applicants.ts';
import { useStages } from './use-stages.ts';
import './applicants.css';

const route = getRouteApi('/jobs/$jid/applicants');

/** Who has applied for one job, on a board by stage or in a table, and their resumes as one file. */
export default function ApplicantsScreen() {
  const { jid } = route.useParams();
  const search = route.useSearch();
  const { show, stage, ...filter } = search;
  const isTable = show === 'table';
  const navigate = useNavigate();
  const may = useMay();
  const stages = useStages();
  const { move, moveItems, progress, stop } = useMoveApplicants(stages);
  const choosing = useChoosing();
  const board = useBoard(jid, filter, !isTable);
  const table = useTable(jid, { ...filter, stage }, isTable);
  const pages = table.data?.pages;
  const { error, isPending, isPlaceholderData } = isTable ? table : board;
  // The other view may have loaded the job already: then the tools keep their place, and the focus.
  const job = board.data?.job ?? pages?.[0]?.job;
  const columns = board.data?.columns ?? [];
  const applicants = (isTable ? pages : columns)?.flatMap((each): Applicant[] => each.applicants) ?? [];
  const counts = isTable ? (pages?.[0]?.counts ?? []) : columns;
  const { ticked, ticks, ...rest } = useMatchingApplicants({
    jid,
    filter,
    stage,
    applicants,
    counts,
    choosing,
  });
  const { selection } = rest.matching;
  // While the server does not answer, what is loaded stays.
  if (error && (isTable ? pages : board.data) === undefined)
    return <Empty title="The applicants could not be loaded" text={explainError(error)} />;
  if (job === undefined) return <LoadingBar label="Loading the applicants" />;

  const isNarrowed = Object.values({ ...filter, stage }).some((value) => value !== undefined);
  const narrow = (changes: Partial<ApplicantsSearch>) =>
    void navigate({
      to: '/jobs/$jid/applicants',
      params: { jid },
      search: { ...search, ...changes },
      resetScroll: false,
    });
  const shown = {
    jid,
    references: applicants.map(({ reference }) => reference),
    filter: { stage, from: filter.from, until: filter.until },
  };
  return (
    <ScreenPage
      title={`Applicants for ${job.position}`}
      lead={[jid, job.location].filter(Boolean).join(', ')}
      actions={
        <>
          {may('editStages') && (
            <Link className="btn btn--plain" to="/hiring-stages">
              Edit stages
            </Link>
          )}
          {may('exportResumes') && applicants.some(({ resume }) => resume !== null) && (
            <Button kind="main" icon="download" onClick={() => void downloadResumes(jid, applicants)}>
              All resumes
            </Button>
          )}
        </>
      }
    >
      <fieldset className="tabs applicants-tabs">
        <legend className="visually-hidden">How the applicants are shown</legend>
        <button
          type="button"
          aria-pressed={!isTable}
          onClick={() => narrow({ show: undefined, stage: undefined })}
        >
          Board
        </button>
        <button type="button" aria-pressed={isTable} onClick={() => narrow({ show: 'table' })}>
          Table
        </button>
      </fieldset>
      <ApplicantsFilters
        search={search}
        qualifications={[...new Set(applicants.map(({ qualification }) => qualification))]}
        cities={[...new Set(applicants.map(({ city }) => city))].filter(Boolean)}
        narrow={narrow}
      />
      {isTable && (
        <StageCounts
          stages={stages}
          counts={counts}
          stage={stage}
          onPick={(picked) => narrow({ stage: picked })}
        />
      )}
      {(isPending || isPlaceholderData) && <LoadingBar label="Loading the applicants" />}
      {rest.isShown && (
        <MatchingNote
          found={rest.found}
          matching={rest.matching}
          selected={ticked.length}
          onClear={ticks.clear}
        />
      )}
      {isTable && applicants.length > 0 && (
        <>
          <div className="applicants-tools">
            {may('moveApplicants') && (
              <TickAll applicants={applicants} {...ticks}>
                Select all {applicants.length} shown
              </TickAll>
            )}
            <ColumnMenu list="applicants" name="Columns" />
          </div>
          <ShownApplicants value={shown}>
            <ApplicantsTable applicants={applicants} stages={stages} move={move} {...ticks} />
          </ShownApplicants>
        </>
      )}
      {!isTable && columns.some(({ count }) => count > 0) && (
        <ShownApplicants value={shown}>
          <Board jid={jid} filter={filter} stages={stages} columns={columns} move={move} {...ticks} />
        </ShownApplicants>
      )}
      {applicants.length === 0 && !isPending && (
        <Empty
          title={isNarrowed ? 'No applicants match' : 'No applicants'}
          text={
            isNarrowed
              ? 'Choose another stage, or change or remove the filters.'
              : 'Spam and suspected spam are not listed here.'
          }
        />
      )}
      {isTable && <MoreButton list={table}>Load older applications</MoreButton>}
      <WaitingActsNote />
      {progress && <BulkProgress {...progress} onStop={stop} />}
      {(ticked.length > 0 || selection) && (
        <ApplicantsBar
          items={selection?.items ?? withStages(ticked, stages)}
          move={moveItems}
          clear={ticks.clear}
        />
      )}
    </ScreenPage>
  );
}
