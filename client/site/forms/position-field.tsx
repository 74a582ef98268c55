import { Link } from '@tanstack/react-router';
import { isProcessing, retryQuietly } from '../../shared/ui/data-table-retry.ts';
import { SelectField } from '../../shared/ui/field.tsx';
import { trpc } from '../../trpc.ts';
import type { BoundField } from './use-submission.ts';

/** A select of the open positions, each once, with its places. A list that fails to load looks like an empty one. */
export function PositionField(field: BoundField) {
  const list = trpc.positions.listPlaced.useQuery(undefined, retryQuietly);
  const positions = new Map(list.data?.Table.map(({ OpenPosition, Locations }) => [OpenPosition, Locations]));
  const choices = [...positions.keys()];
  const none = choices.length === 0 && !isProcessing(list);
  return (
    <SelectField
      {...field}
      prompt="Choose a position"
      choices={choices}
      wordsOf={(position) => `${position}${placesText(positions.get(position) ?? [])}`}
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

const MAX_CITIES = 2;

/** The city of each place such as “Pune, Maharashtra”: “(Pune, Mumbai and more)”. */
function placesText(locations: readonly string[]): string {
  const cities = [...new Set(locations.map((location) => location.split(',')[0]?.trim() ?? ''))].filter(
    Boolean,
  );
  if (cities.length === 0) return '';
  return ` (${cities.slice(0, MAX_CITIES).join(', ')}${cities.length > MAX_CITIES ? ' and more' : ''})`;
}
