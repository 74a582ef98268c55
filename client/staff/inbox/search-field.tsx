import { useEffect, useRef, useState } from 'react';
import { StaffIcon } from '../ui/staff-icon.tsx';
import { withoutHashAndPercent } from './inbox-address.ts';
import type { UseInboxAddress } from './use-inbox-address.ts';
import { SEARCH_FIELD } from './use-inbox-keys.ts';

const DEBOUNCE_MS = 250;

interface SearchFieldProps {
  address: UseInboxAddress;
  /** Called on Enter, to move the focus to the results. */
  onSearched(words: string): void;
}

/** A debounced search field. */
export function SearchField({ address: { words, narrow }, onSearched }: SearchFieldProps) {
  const [typed, setTyped] = useState(words);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(words);
  useEffect(() => {
    // The search changed from outside, by the browser's Back button or a saved view.
    if (words !== sent.current) setTyped(words);
    sent.current = words;
  }, [words]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string) => {
    clearTimeout(timer.current);
    sent.current = withoutHashAndPercent(text);
    void narrow({ search: text });
  };
  return (
    <label className="search-field">
      <StaffIcon name="search" />
      <span className="visually-hidden">Search</span>
      <input
        id={SEARCH_FIELD}
        type="search"
        placeholder="Name, phone, e-mail, words, reference"
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(value), DEBOUNCE_MS);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            setTyped('');
            search('');
            event.currentTarget.blur();
          }
          if (event.key !== 'Enter') return;
          search(typed);
          onSearched(typed);
        }}
      />
      <span className="key" aria-hidden="true">
        /
      </span>
    </label>
  );
}
