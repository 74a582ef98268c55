import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Json } from '../../../../src/contract/staff/document-body.ts';
import type { SiteFault, SiteTreeEntry } from '../../../../src/contract/staff/site.ts';
import { showToast } from '../../ui/notices.ts';
import { showFault } from '../../ui/show-fault.ts';
import { joinPath } from './draft/body-path.ts';
import type { EditingSession } from './draft/editing-session.ts';
import type { FormActions, FormSurroundings } from './form/form-context.ts';
import { usePageChoices, useTokens } from './use-tree.ts';

interface FormPartsOptions {
  session: EditingSession;
  /** The element that holds the form. */
  column: RefObject<HTMLElement | null>;
  documents: readonly SiteTreeEntry[] | undefined;
  isPage: boolean;
  onHistory(path: string): void;
}

const none: ReadonlyMap<string, string> = new Map();
const fixedOfPage: ReadonlyMap<string, string> = new Map([
  ['path', 'Change it by “More”, so that the former address leads here.'],
  ['screen', 'It came with the page.'],
]);

export type FormParts = ReturnType<typeof useFormParts>;

/** Connects the fields of a form with the session of their document. */
export function useFormParts({ session, column, documents, isPage, onHistory }: FormPartsOptions) {
  const [revealed, setRevealed] = useState({ path: '', request: 0 });
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const pages = usePageChoices(documents);
  const tokens = useTokens();
  const latestHistory = useRef(onHistory);
  useEffect(() => {
    latestHistory.current = onHistory;
  });
  const actions = useMemo(
    (): FormActions => ({
      set: (path, value) => {
        // A control gives what its schema describes, which is JSON.
        session.change({ kind: 'set', path, value: value as Json | undefined });
        setFaults((known) => withoutFault(known, path));
      },
      remove: (path, name) => {
        session.change({ kind: 'remove', path });
        void showToast(`Removed “${name}”.`, () => session.undo());
      },
      insert: (list, index, value) => session.change({ kind: 'insert', list, index, value: value as Json }),
      move: (list, from, to) => session.change({ kind: 'move', list, from, to }),
      reveal: (path) => setRevealed(({ request }) => ({ path, request: request + 1 })),
      showHistory: (path) => latestHistory.current(path),
    }),
    [session],
  );
  // Runs when whatever hid the field has opened.
  useEffect(() => {
    if (revealed.request === 0) return;
    const frame = requestAnimationFrame(() => focusField(column.current, revealed.path));
    return () => cancelAnimationFrame(frame);
  }, [revealed, column]);
  const surroundings = useMemo(
    (): FormSurroundings => ({
      pages,
      faults,
      tokens,
      revealed,
      fixed: isPage ? fixedOfPage : none,
      isReadOnly: false,
    }),
    [pages, faults, tokens, revealed, isPage],
  );
  return {
    actions,
    surroundings,
    showFaults: (found: readonly SiteFault[]) =>
      setFaults(new Map(found.map(({ path, message }) => [joinPath(path), message]))),
  };
}

/** A fault was that of the text that has just been changed. */
function withoutFault(faults: ReadonlyMap<string, string>, path: string): ReadonlyMap<string, string> {
  if (!faults.has(path)) return faults;
  return new Map([...faults].filter(([each]) => each !== path));
}

const CONTROLS = ':is(input, textarea, select, button):not(.site-field__history, .site-item__tools *)';

/** Moves the focus into a field. Where the field itself has none, as in a removed item, its list takes it. */
function focusField(column: HTMLElement | null, path: string): void {
  const place = [...(column?.querySelectorAll<HTMLElement>('[data-path]') ?? [])]
    .filter(
      ({ dataset }) =>
        dataset.path !== undefined && (path === dataset.path || path.startsWith(`${dataset.path}.`)),
    )
    .sort((one, other) => (other.dataset.path?.length ?? 0) - (one.dataset.path?.length ?? 0))
    .at(0);
  const control =
    place?.querySelector<HTMLElement>(`:scope > .site-item__body ${CONTROLS}`) ??
    place?.querySelector<HTMLElement>(CONTROLS);
  if (control) showFault(control);
}
