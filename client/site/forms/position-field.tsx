import { Link } from '@tanstack/react-router';
import type { Words } from '../../../src/content/words.ts';
import { isProcessing, retryQuietly } from '../../shared/ui/data-table-retry.ts';
import { SelectField } from '../../shared/ui/field.tsx';
import { trpc } from '../../trpc.ts';
import { useFindLanguage } from '../page-data/item-languages.ts';
import { Message } from '../page-data/message.tsx';
import { useWords } from '../page-data/site-context.tsx';
import type { BoundField } from './use-submission.ts';

/** A select of the open positions, each once, with its places. A list that fails to load looks like an empty one. */
export function PositionField(field: BoundField) {
  const words = useWords();
  const languageOf = useFindLanguage();
  const list = trpc.positions.listPlaced.useQuery(undefined, retryQuietly);
  const positions = new Map(list.data?.Table.map((position) => [position.OpenPosition, position]));
  const choices = [...positions.keys()];
  const nameOf = (name: string) => positions.get(name)?.Translation?.OpenPosition ?? name;
  const none = choices.length === 0 && !isProcessing(list);
  return (
    <SelectField
      {...field}
      prompt={words('forms.positionPrompt')}
      choices={choices}
      wordsOf={(name) => withPlaces(words, nameOf(name), positions.get(name)?.Locations ?? [])}
      languageOf={(name) => languageOf(nameOf(name))}
      hint={none && <Message id="forms.noPosition" elements={{ link: <Link to="/career" /> }} />}
    />
  );
}

const MAX_CITIES = 2;

/** A position with the city of each place such as “Pune, Maharashtra”: “Guard (Pune, Mumbai and more)”. */
function withPlaces(words: Words, position: string, locations: readonly string[]): string {
  const cities = [...new Set(locations.map((location) => location.split(',')[0]?.trim() ?? ''))].filter(
    Boolean,
  );
  if (cities.length === 0) return position;
  const places = cities.slice(0, MAX_CITIES).join(', ');
  const hasMore = cities.length > MAX_CITIES;
  return words(hasMore ? 'forms.positionWithMorePlaces' : 'forms.positionWithPlaces', { position, places });
}
