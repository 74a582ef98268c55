import { Link } from '@tanstack/react-router';
import { trpc } from '../trpc.ts';
import { isProcessing, retryQuietly } from '../ui/data-table-retry.ts';
import { SelectField } from '../ui/field.tsx';
import type { BoundField } from './use-submission.ts';

/** The open positions, each once. A list that cannot be loaded looks like one that is empty. */
export function PositionField(field: BoundField) {
  const list = trpc.positions.list.useQuery(undefined, retryQuietly);
  const choices = list.data?.Table.map(({ OpenPosition }) => OpenPosition) ?? [];
  const none = choices.length === 0 && !isProcessing(list);
  return (
    <SelectField
      {...field}
      prompt="Choose a position"
      choices={choices}
      hint={
        none && (
          <>
            No position is open at the moment. <Link to="/career">Send your resume</Link> for any other.
          </>
        )
      }
    />
  );
}
