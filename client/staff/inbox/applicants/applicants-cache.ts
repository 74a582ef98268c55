import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { StaffRouter } from '../../../../server/staff-router.ts';
import type { Applicant, BoardColumn } from '../../../../src/contract/staff/applicants.ts';
import type { HiringStage } from '../../../../src/contract/staff/hiring-stages.ts';
import { queries, queryClient, trpc } from '../../calls/trpc.ts';

type Outputs = inferRouterOutputs<StaffRouter>['applicants'];
export type Board = Outputs['board'];
export type Pages = InfiniteData<Outputs['list'], string | null>;

/** Applicants in the stage to which they are moved. */
export interface Move {
  references: ReadonlySet<string>;
  stage: string;
  stageReason: string;
}

/** Puts applicants into another stage, on every board and in every table that is loaded. */
export function moveApplicants(references: ReadonlySet<string>, to: HiringStage, stageReason: string): void {
  const move = { references, stage: to.id, stageReason };
  updateBoards((board) => moveOnBoard(board, move));
  updateTables((pages) => moveInTable(pages, move));
}

export function moveOnBoard(board: Board, { references, ...place }: Move): Board {
  const moved = board.columns
    .flatMap(({ applicants }) => applicants.filter(({ reference }) => references.has(reference)))
    .map((applicant) => ({ ...applicant, ...place }));
  return { ...board, columns: board.columns.map((column) => withMoved(column, place.stage, moved)) };
}

export function moveInTable(pages: Pages['pages'], { references, ...place }: Move): Pages['pages'] {
  const isMoved = ({ reference }: Applicant) => references.has(reference);
  const before = pages.flatMap(({ applicants }) => applicants.filter(isMoved));
  return pages.map((page) => ({
    ...page,
    applicants: page.applicants.map((each) => (isMoved(each) ? { ...each, ...place } : each)),
    counts: page.counts && countsAfter(page.counts, before, place.stage),
  }));
}

/** The version that a change of the member's own has led to. */
export function setApplicantVersion(reference: string, version: number): void {
  const change = (applicants: Applicant[]) =>
    applicants.map((each) => (each.reference === reference ? { ...each, version } : each));
  updateBoards((board) => ({
    ...board,
    columns: board.columns.map((column) => ({ ...column, applicants: change(column.applicants) })),
  }));
  updateTables((pages) => pages.map((page) => ({ ...page, applicants: change(page.applicants) })));
}

/** Whether each of these is on a board or in a table that is loaded: then the counts there follow its moves. */
export function areLoaded(references: readonly string[]): boolean {
  const loaded = new Set<string>();
  const add = ({ applicants }: { applicants: readonly Applicant[] }) => {
    for (const { reference } of applicants) loaded.add(reference);
  };
  for (const [, board] of queryClient.getQueriesData<Board>({
    queryKey: getMutationKey(trpc.applicants.board),
  }))
    board?.columns.forEach(add);
  for (const [, data] of queryClient.getQueriesData<Pages>({
    queryKey: getMutationKey(trpc.applicants.list),
  }))
    data?.pages.forEach(add);
  return references.every((reference) => loaded.has(reference));
}

/** Refetches what is displayed, for example after a colleague has moved the same applicant. */
export function refreshApplicants(): Promise<void> {
  return queries.applicants.invalidate();
}

/** Adds the next page of one column. */
export function addToColumn(
  key: QueryKey,
  { stage, applicants, next }: Pick<BoardColumn, 'stage' | 'applicants' | 'next'>,
): void {
  queryClient.setQueryData<Board>(
    key,
    (board) =>
      board && {
        ...board,
        columns: board.columns.map((column) =>
          column.stage === stage
            ? { ...column, next, applicants: newestFirst([...column.applicants, ...applicants]) }
            : column,
        ),
      },
  );
}

function withMoved(column: BoardColumn, to: string, moved: readonly Applicant[]): BoardColumn {
  const isMoved = ({ reference }: Applicant) => moved.some((each) => each.reference === reference);
  const staying = column.applicants.filter((each) => !isMoved(each));
  const left = column.applicants.length - staying.length;
  if (column.stage !== to) return { ...column, applicants: staying, count: column.count - left };
  return {
    ...column,
    applicants: newestFirst([...moved, ...staying]),
    count: column.count + moved.length - left,
  };
}

/** Each once: an applicant that was moved meanwhile may be on the next page as well. */
function newestFirst(applicants: readonly Applicant[]): Applicant[] {
  const each = new Map(applicants.map((applicant) => [applicant.reference, applicant]));
  return [...each.values()].sort((one, other) => other.submittedAt.localeCompare(one.submittedAt));
}

type Counts = NonNullable<Outputs['list']['counts']>;

function countsAfter(counts: Counts, before: readonly Applicant[], to: string): Counts {
  const after = new Map(counts.map(({ stage, count }) => [stage, count]));
  for (const { stage } of before) {
    after.set(stage, (after.get(stage) ?? 0) - 1);
    after.set(to, (after.get(to) ?? 0) + 1);
  }
  return [...after].map(([stage, count]) => ({ stage, count }));
}

function updateBoards(change: (board: Board) => Board): void {
  queryClient.setQueriesData<Board>(
    { queryKey: getMutationKey(trpc.applicants.board) },
    (board) => board && change(board),
  );
}

function updateTables(change: (pages: Pages['pages']) => Pages['pages']): void {
  queryClient.setQueriesData<Pages>(
    { queryKey: getMutationKey(trpc.applicants.list) },
    (data) => data && { ...data, pages: change(data.pages) },
  );
}
