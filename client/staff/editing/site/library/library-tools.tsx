import { useEffect, useId, useState } from 'react';
import { buttonClass } from '../../../../shared/ui/button.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import '../../editing.css';

const DEBOUNCE_MS = 250;

interface LibraryToolsProps {
  search: string;
  onSearch(search: string): void;
  onFiles(files: readonly File[]): void;
}

export function LibraryTools({ search, onSearch, onFiles }: LibraryToolsProps) {
  const [typed, setTyped] = useState(search);
  const hintId = useId();
  useEffect(() => {
    if (typed === search) return;
    const timer = setTimeout(() => onSearch(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <>
      <form className="library__tools" onSubmit={(event) => event.preventDefault()}>
        <search className="list-tools__search">
          <StaffIcon name="search" />
          <input
            type="search"
            aria-label="Search the pictures"
            placeholder="Search the pictures"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </search>
        <label className={`${buttonClass()} library__upload`}>
          <StaffIcon name="plus" /> Upload pictures
          <input
            type="file"
            multiple
            className="visually-hidden"
            aria-describedby={hintId}
            accept="image/jpeg,image/png,image/webp,image/avif,image/svg+xml"
            onChange={({ currentTarget }) => {
              onFiles([...(currentTarget.files ?? [])]);
              // Reset, so that choosing the same file again fires a change event.
              currentTarget.value = '';
            }}
          />
        </label>
      </form>
      <p className="d-small muted" id={hintId}>
        JPEG, PNG, WebP or AVIF, at most 10 MB, or SVG, at most 1 MB, for a logo. You can also drop files
        here, or paste a copied picture.
      </p>
    </>
  );
}
