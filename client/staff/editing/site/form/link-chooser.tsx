import { useState } from 'react';
import { TextInput } from '../../../ui/text-input.tsx';
import type { PageChoice } from './form-context.ts';
import { searchPages } from './name-of-link.ts';
import { PageAnchors } from './page-anchors.tsx';
import { PickLink } from './pick-link.tsx';

interface LinkChooserProps {
  pages: readonly PageChoice[];
  address: string;
  onPick(address: string): void;
}

/** The pages of the site with the sections of each. */
export function LinkChooser({ pages, address, onPick }: LinkChooserProps) {
  const [words, setWords] = useState('');
  const found = searchPages(pages, words);
  return (
    <form className="site-chooser" onSubmit={(event) => event.preventDefault()}>
      <TextInput label="Search the pages" type="search" value={words} onType={setWords} />
      <p className="visually-hidden" role="status">
        {found.length} pages
      </p>
      <ul className="site-chooser__list">
        {found.map((page) => (
          <li key={page.path}>
            <PickLink address={address} onPick={onPick} to={page.path} name={page.name} />
            <PageAnchors page={page} address={address} onPick={onPick} />
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="muted">No page has these words in its name or address.</p>}
    </form>
  );
}
