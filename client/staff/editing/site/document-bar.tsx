import type { ReactNode } from 'react';
import type { SiteContentEntry, SiteTreeEntry } from '../../../../src/contract/staff/site.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { When } from '../../ui/when.tsx';
import { BackLink } from '../content-head.tsx';
import type { DocumentDialog } from './document-dialogs.tsx';
import { describeState } from './document-groups.ts';
import type { EditingSession, SessionView } from './draft/editing-session.ts';
import { SaveStatus } from './save-status.tsx';
import type { EditorPane } from './site-address.ts';

interface DocumentBarProps {
  entry: SiteContentEntry;
  session: EditingSession;
  view: SessionView;
  pane: EditorPane;
  panes: readonly (readonly [EditorPane, string])[];
  mayPublish: boolean;
  choices: readonly DialogChoice[];
  /** The way to its translations, and back. */
  languages: ReactNode;
  onPane(pane: EditorPane): void;
  onDialog(dialog: DocumentDialog): void;
}

export interface DialogChoice {
  value: DocumentDialog;
  text: string;
}

/** Name, state and actions of what is open. */
export function DocumentBar(props: DocumentBarProps) {
  const { entry, session, view, pane, panes, mayPublish, choices, languages, onPane, onDialog } = props;
  const { done, undone } = view.document;
  const isDeciding = view.conflicts.length > 0;
  const state = describeState(entry);
  return (
    <header className="site-bar">
      <BackLink to="/site">Site</BackLink>
      <div className="site-bar__title">
        <h1 className="d-title">{entry.label || 'Page without a name'}</h1>
        {state && <Badge tone={state.tone}>{state.text}</Badge>}
        {entry.plannedFor !== null && (
          <span className="d-small muted">
            for <When at={entry.plannedFor} full /> IST
          </span>
        )}
      </div>
      {languages}
      <SaveStatus save={view.save} onRetry={() => void session.flush()} />
      <div className="site-bar__acts">
        <Button
          kind="plain"
          icon="undo"
          label="Undo"
          disabled={done.length === 0 || isDeciding}
          onClick={() => session.undo()}
        />
        <span className="site-bar__redo">
          <Button
            kind="plain"
            icon="undo"
            label="Redo"
            disabled={undone.length === 0 || isDeciding}
            onClick={() => session.redo()}
          />
        </span>
        <span className="site-bar__history">
          <Button
            kind="plain"
            icon="retention"
            aria-pressed={pane === 'history'}
            onClick={() => onPane(pane === 'history' ? 'form' : 'history')}
          >
            History
          </Button>
        </span>
        <Menu label="This document" button="More" items={choices} onPick={onDialog} />
        <Button kind="main" icon="send" onClick={() => onDialog('publish')}>
          {mayPublish ? 'Publish' : 'Check'}
        </Button>
      </div>
      <fieldset className="switch switch--wide site-bar__panes">
        <legend className="visually-hidden">View</legend>
        {panes.map(([each, text]) => (
          <button type="button" key={each} aria-pressed={pane === each} onClick={() => onPane(each)}>
            {text}
          </button>
        ))}
      </fieldset>
    </header>
  );
}

/** The acts on a document besides editing it. */
export function documentChoices({
  entry,
  isFixed,
  mayPublish,
}: {
  entry: SiteTreeEntry;
  /** Whether the address stays and the page cannot be taken down. */
  isFixed: boolean;
  mayPublish: boolean;
}): DialogChoice[] {
  const isPage = entry.document.startsWith('page:');
  const choices: DialogChoice[] = [];
  if (isPage) choices.push({ value: 'duplicate', text: 'Duplicate this page' });
  if (isPage && !isFixed) choices.push({ value: 'rename', text: 'Change the address' });
  if (entry.differs) choices.push({ value: 'discard', text: 'Discard the draft' });
  if (isPage && !isFixed && entry.isPublic && mayPublish)
    choices.push({ value: 'withdraw', text: 'Take this page down' });
  choices.push({ value: 'usage', text: isPage ? 'What links here' : 'Planned releases' });
  return choices;
}
