import { useState } from 'react';
import { z } from 'zod';
import { useEditedDocument } from '../calls/edited-document.ts';
import type { PageChoice } from './form-context.ts';
import { PickLink } from './pick-link.tsx';

/** As much of a page as its table of contents needs. A draft may be unfinished, so every part may be missing. */
const contents = z.object({
  sections: z.array(z.object({ id: z.string(), heading: z.string() })).catch([]),
});

interface PageAnchorsProps {
  page: PageChoice;
  address: string;
  onPick(address: string): void;
}

/** The sections of a page, loaded when they are asked for. */
export function PageAnchors({ page, address, onPick }: PageAnchorsProps) {
  const [isOpen, setIsOpen] = useState(address.startsWith(`${page.path}#`));
  const { data } = useEditedDocument(page.document, { enabled: isOpen });
  const sections = contents.safeParse(data?.body).data?.sections ?? [];
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        Sections<span className="visually-hidden"> of “{page.name}”</span>
      </summary>
      {sections.map(({ id, heading }) => (
        <PickLink key={id} address={address} onPick={onPick} to={`${page.path}#${id}`} name={heading} />
      ))}
      {data && sections.length === 0 && <p className="muted">It has no sections.</p>}
    </details>
  );
}
