import type { PersonEntry } from '../../../src/contract/staff/people.ts';
import { PersonEntries } from './person-entries.tsx';

interface PersonGroupProps {
  number: number;
  entries: readonly PersonEntry[];
  isTicked: boolean;
  onTick(isTicked: boolean): void;
}

/** One of several persons who share an address or number, to be chosen. */
export function PersonGroup({ number, entries, isTicked, onTick }: PersonGroupProps) {
  const names = [...new Set(entries.map(({ name }) => name).filter((name) => name !== ''))];
  return (
    <section className="person-group" aria-label={`Person ${number}`}>
      <label className="person-group__choice">
        <input type="checkbox" checked={isTicked} onChange={(event) => onTick(event.target.checked)} />
        <span>
          Person {number}
          {names.length > 0 && `: ${names.join(', ')}`}
        </span>
      </label>
      <PersonEntries entries={entries} />
    </section>
  );
}
