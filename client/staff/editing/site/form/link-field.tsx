import { useState } from 'react';
import { z } from 'zod';
import { describedBy } from '../../../../shared/ui/field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useEditedDocument } from '../calls/edited-document.ts';
import type { InputProps } from './field-props.ts';
import { FieldShell } from './field-shell.tsx';
import { type PageChoice, useSurroundings } from './form-context.ts';

/** An address on this site, typed or chosen from the pages. */
export function LinkField({ field, path, value, fault, onChange }: InputProps<'text'>) {
  const { pages, isReadOnly } = useSurroundings();
  const [isChoosing, setIsChoosing] = useState(false);
  const address = typeof value === 'string' ? value : '';
  const name = nameOfLink(pages, address);
  return (
    <>
      <FieldShell
        path={path}
        label={field.label}
        fault={fault}
        help={
          name || field.help ? (
            <>
              {name && <span className="site-token">{name}</span>}
              {field.help}
            </>
          ) : undefined
        }
      >
        {(frame) => (
          <span className="site-with-button">
            <input
              type="text"
              {...describedBy(frame)}
              id={frame.id}
              inputMode="url"
              spellCheck={false}
              value={address}
              readOnly={isReadOnly}
              onChange={(event) => onChange(event.target.value.trim())}
            />
            {!isReadOnly && (
              <Button icon="search" onClick={() => setIsChoosing(true)}>
                Choose
                <span className="visually-hidden"> a page for “{field.label}”</span>
              </Button>
            )}
          </span>
        )}
      </FieldShell>
      {isChoosing && (
        <Modal title="Leads to" onClose={() => setIsChoosing(false)}>
          <LinkChooser
            pages={pages}
            address={address}
            onPick={(chosen) => {
              onChange(chosen);
              setIsChoosing(false);
            }}
          />
        </Modal>
      )}
    </>
  );
}

interface LinkChooserProps {
  pages: readonly PageChoice[];
  address: string;
  onPick(address: string): void;
}

/** The pages of the site with the sections of each. */
function LinkChooser({ pages, address, onPick }: LinkChooserProps) {
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

/** As much of a page as its table of contents needs. A draft may be unfinished, so every part may be missing. */
const contents = z.object({ sections: z.array(z.object({ id: z.string(), heading: z.string() })).catch([]) });

interface PageAnchorsProps {
  page: PageChoice;
  address: string;
  onPick(address: string): void;
}

/** The sections of a page, loaded when they are asked for. */
function PageAnchors({ page, address, onPick }: PageAnchorsProps) {
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

/** Says in words where an address leads; undefined if no page has it. */
function nameOfLink(pages: readonly PageChoice[], address: string): string | undefined {
  const [path, anchor] = address.split('#');
  const page = pages.find((each) => each.path === path);
  if (page === undefined) return undefined;
  return anchor ? `${page.name} → ${anchor}` : page.name;
}

/** The pages whose name or address contains the words. */
function searchPages(pages: readonly PageChoice[], words: string): PageChoice[] {
  const wanted = words.trim().toLocaleLowerCase('en-IN');
  return pages.filter(({ name, path }) => `${name} ${path}`.toLocaleLowerCase('en-IN').includes(wanted));
}

interface PickLinkProps {
  to: string;
  name: string;
  /** The address that is chosen now. */
  address: string;
  onPick(address: string): void;
}

/** One address that a link may have. */
function PickLink({ to, name, address, onPick }: PickLinkProps) {
  return (
    <button type="button" aria-pressed={to === address} onClick={() => onPick(to)}>
      <b>{name}</b> <span>{to}</span>
    </button>
  );
}
