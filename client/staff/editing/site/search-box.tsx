import { useEffect, useRef, useState } from 'react';
import { StaffIcon } from '../../ui/staff-icon.tsx';
import '../editing.css';

const DEBOUNCE_MS = 250;

/** Searches all words of the site. Debounced, so that not every letter causes a request. */
export function SearchBox({ words, onSearch }: { words: string; onSearch(words: string): void }) {
  const [typed, setTyped] = useState(words);
  const asked = useRef(words);
  useEffect(() => {
    // Only words that changed from outside, such as by the Back button: letters typed since these stay.
    if (words !== asked.current) setTyped(words);
    asked.current = words;
  }, [words]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === words) return;
    const timer = setTimeout(() => {
      asked.current = wanted;
      onSearch(wanted);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <search className="list-tools__search">
      <StaffIcon name="search" />
      <input
        type="search"
        aria-label="Where does the site say…"
        placeholder="Where does the site say…"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </search>
  );
}
