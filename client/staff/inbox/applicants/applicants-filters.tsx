import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FilterChoice, FilterDay, FilterWord } from '../../ui/filter-inputs.tsx';
import type { ApplicantsSearch } from './applicants-address.ts';
import '../inbox.css';

interface ApplicantsFiltersProps {
  search: ApplicantsSearch;
  /** The values that the loaded applicants have, to choose from. */
  qualifications: readonly string[];
  cities: readonly string[];
  narrow(changes: Partial<ApplicantsSearch>): void;
}

const noFilters = {
  stage: undefined,
  qualification: undefined,
  resume: undefined,
  city: undefined,
  from: undefined,
  until: undefined,
};

/** A selection applies at once; typed text on Enter or when the field loses the focus. */
export function ApplicantsFilters({ search, qualifications, cities, narrow }: ApplicantsFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { show: _, ...filters } = search;
  const isNarrowed = Object.values(filters).some((value) => value !== undefined);
  const typed = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const wordsOf = (name: string) => String(data.get(name)).trim() || undefined;
    narrow({ qualification: wordsOf('qualification'), city: wordsOf('city') });
  };
  return (
    <>
      <div className="applicants-filters__opener">
        <Button icon="filter" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Filters
        </Button>
      </div>
      <form
        className={
          isOpen || isNarrowed
            ? 'filters applicants-filters'
            : 'filters applicants-filters applicants-filters--closed'
        }
        aria-label="Filters"
        onSubmit={typed}
      >
        <FilterWord
          label="Qualification"
          name="qualification"
          choices={qualifications}
          value={search.qualification}
          onLeave={(qualification) => narrow({ qualification })}
        />
        <FilterChoice
          label="Resume"
          value={search.resume}
          choices={[
            ['with', 'With a resume'],
            ['without', 'Without one'],
          ]}
          onPick={(resume) => narrow({ resume })}
        />
        <FilterWord
          label="City"
          name="city"
          choices={cities}
          value={search.city}
          onLeave={(city) => narrow({ city })}
        />
        <FilterDay label="From" value={search.from} onPick={(from) => narrow({ from })} />
        <FilterDay label="To" value={search.until} onPick={(until) => narrow({ until })} />
        <button type="submit" className="visually-hidden" tabIndex={-1}>
          Apply
        </button>
        {isNarrowed && (
          <div>
            <Button kind="plain" icon="close" onClick={() => narrow(noFilters)}>
              Remove all filters
            </Button>
          </div>
        )}
      </form>
    </>
  );
}
