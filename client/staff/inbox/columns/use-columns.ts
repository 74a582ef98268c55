import { useRef } from 'react';
import {
  type ChosenColumns,
  type Column,
  type ColumnList,
  usualColumns,
} from '../../../../src/contract/staff/columns.ts';
import { explainError } from '../../calls/failure.ts';
import { queries, trpc } from '../../calls/trpc.ts';
import { showToast } from '../../ui/notices.ts';

const STALE_MS = 5 * 60_000;

/** The columns of a list as the member sees them: the chosen ones, or the standard while they are loading. */
export function useColumns<List extends ColumnList>(list: List): readonly Column<List>[] {
  const { data } = trpc.ownColumns.find.useQuery(undefined, { staleTime: STALE_MS });
  return (data?.[list] ?? usualColumns[list]) as readonly Column<List>[];
}

/** The columns as they are now, which may not be rendered yet. */
export const columnsNow = (list: ColumnList): readonly string[] =>
  queries.ownColumns.find.getData()?.[list] ?? usualColumns[list];

/** Saves a choice, which is shown before it is saved. Null is the standard. */
export function useSaveColumns<List extends ColumnList>(list: List) {
  const latest = useRef<readonly Column<List>[]>(undefined);
  const show = () =>
    queries.ownColumns.find.setData(
      undefined,
      (data) => data && ({ ...data, [list]: [...(latest.current ?? [])] } as ChosenColumns),
    );
  const save = trpc.ownColumns.save.useMutation({
    // In sequence, so that the last choice is the one that stays.
    scope: { id: 'columns' },
    onMutate: async () => {
      await queries.ownColumns.find.cancel();
      show();
    },
    onError: (error) => {
      void queries.ownColumns.find.invalidate();
      void showToast(explainError(error));
    },
  });
  return (columns: readonly Column<List>[] | null) => {
    latest.current = columns ?? usualColumns[list];
    // At once: the next key, a moment later, is meant for the list as it is then.
    show();
    save.mutate({ list, columns: columns && [...columns] } as Parameters<typeof save.mutate>[0]);
  };
}
