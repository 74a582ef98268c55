import type { JsonObject } from '../../../../../src/contract/staff/document-body.ts';
import type { SaveAnswer, SaveId } from '../../../../../src/contract/staff/site.ts';
import { Autosaver, type PendingSave, type SaveState } from './autosaver.ts';
import { createChoiceChange, followChange, keepMine, type OpenConflict, openConflict } from './conflicts.ts';
import {
  adopt,
  type BodyChange,
  beginDocument,
  changeDocument,
  type DocumentState,
  redo,
  undo,
} from './document-state.ts';
import { isEqual } from './is-equal.ts';
import type { Journal, JournalEntry } from './journal.ts';
import { rebase } from './rebase.ts';

/** A version of the draft as the server has it. Null is the words that the product came with. */
export interface StoredDraft {
  version: number | null;
  body: JsonObject;
  /** Who saved it. */
  by: string | null;
}

export interface SessionView {
  document: DocumentState;
  save: SaveState;
  conflicts: readonly OpenConflict[];
  /** The fields that a colleague changed while this was open, and whose new texts are in the form now. */
  colleague: { by: string | null; paths: readonly string[] } | undefined;
  /** Since when the text is unsaved that was found in this browser and put back. */
  restoredFrom: string | undefined;
  version: number | null;
}

interface SessionParts {
  stored: StoredDraft;
  /** Unsaved text of an earlier visit. */
  restored?: JournalEntry | undefined;
  journal: Pick<Journal, 'write' | 'remove'>;
  send(save: PendingSave): Promise<SaveAnswer>;
  isUnanswered(error: unknown): boolean;
  makeEditorId(): string;
}

const JOURNAL_AFTER_MS = 250;

/** The editing of one document in one tab: what is typed, what is stored, and what stands between them. */
export class EditingSession {
  readonly editor: string;
  readonly #journal: SessionParts['journal'];
  readonly #autosaver: Autosaver;
  readonly #listeners = new Set<() => void>();
  #base: Omit<StoredDraft, 'by'>;
  #view: SessionView;
  #journalTimer: ReturnType<typeof setTimeout> | undefined;

  constructor({ stored, restored, journal, send, isUnanswered, makeEditorId }: SessionParts) {
    this.editor = restored?.editor ?? makeEditorId();
    this.#journal = journal;
    this.#base = restored ? { version: restored.basedOn, body: restored.base } : stored;
    this.#view = {
      document: beginDocument(restored?.body ?? stored.body),
      save: { state: 'saved' },
      conflicts: [],
      colleague: undefined,
      restoredFrom: restored?.at,
      version: this.#base.version,
    };
    const { turn = 0, pending } = restored ?? {};
    this.#autosaver = new Autosaver({
      first: { editor: this.editor, turn, pending },
      send,
      isUnanswered,
      readUnsaved: () => this.#readUnsaved(),
      onAnswer: (answer, sent) => this.#takeAnswer(answer, sent),
      onState: (save) => this.#show({ save }),
    });
    if (restored) this.followStored(stored);
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = () => this.#view;

  /** To be called when the editor opens. */
  enter(): void {
    this.#autosaver.stop(false);
    if (this.#autosaver.pending !== undefined || this.#readUnsaved() !== undefined) this.#autosaver.changed();
  }

  /** To be called when the editor closes: a last attempt to save, while the journal keeps the text in any case. */
  async leave(): Promise<void> {
    this.remember();
    await this.#autosaver.flush();
    this.#autosaver.stop(true);
  }

  change(change: BodyChange): void {
    this.#edit(changeDocument(this.#view.document, change, Date.now()));
    this.#setConflicts(followChange(this.#view.conflicts, change));
  }

  /** Nothing happens while a conflict is open: its two texts belong to the places of the present body. */
  undo(): void {
    if (!this.#hasConflicts()) this.#edit(undo(this.#view.document));
  }

  redo(): void {
    if (!this.#hasConflicts()) this.#edit(redo(this.#view.document));
  }

  /** Saves now, as before publishing. @returns whether everything is stored. */
  async flush(): Promise<boolean> {
    await this.#autosaver.flush();
    return this.#readUnsaved() === undefined && !this.#hasConflicts();
  }

  /** Decides a conflict. Undo takes the decision back into the text, if not the question. */
  choose(path: string, side: 'mine' | 'theirs'): void {
    const conflict = this.#view.conflicts.find((each) => each.path === path);
    if (conflict === undefined) return;
    const change = createChoiceChange(conflict, side, this.#view.document.body);
    this.#setConflicts(this.#view.conflicts.filter((each) => each !== conflict));
    if (change !== undefined) this.change(change);
  }

  /** Begins anew with what is stored, as after the draft was discarded. */
  restart(stored: StoredDraft): void {
    this.#base = stored;
    this.#show({ document: beginDocument(stored.body), version: stored.version, restoredFrom: undefined });
    this.remember();
  }

  /** Names a change that another procedure than the autosave makes. */
  nextSaveId(): SaveId {
    return this.#autosaver.nextSaveId();
  }

  /** Puts the stored text in the place of what was found in this browser. */
  discardRestored(): void {
    this.change({ kind: 'replace', body: this.#base.body });
    this.#show({ restoredFrom: undefined });
  }

  dismissNotes(): void {
    this.#show({ colleague: undefined, restoredFrom: undefined });
  }

  /** Follows a newer version, unless both sides changed a field: then the next save asks for a decision. */
  followStored(stored: StoredDraft): void {
    if ((stored.version ?? 0) <= (this.#base.version ?? 0) || this.#autosaver.pending !== undefined) return;
    const { document } = this.#view;
    const { body, taken, conflicts } = rebase(this.#base.body, document.body, stored.body);
    if (conflicts.length > 0) return;
    this.#base = stored;
    this.#show({ document: adopt(document, body), version: stored.version });
    this.#noteColleague(stored.by, taken);
  }

  /** Writes the unsaved text down now, as before the tab closes. */
  remember(): void {
    clearTimeout(this.#journalTimer);
    const unsaved = this.#readUnsaved();
    const { pending, turn } = this.#autosaver;
    if (unsaved === undefined && pending === undefined) {
      this.#journal.remove(this.editor);
      return;
    }
    const { version, body: base } = this.#base;
    this.#journal.write({
      basedOn: version,
      base,
      body: this.#view.document.body,
      at: new Date().toISOString(),
      editor: this.editor,
      turn,
      ...(pending && { pending }),
    });
  }

  #hasConflicts(): boolean {
    return this.#view.conflicts.length > 0;
  }

  #readUnsaved() {
    const { body } = this.#view.document;
    const { body: base, version: basedOn } = this.#base;
    return isEqual(body, base) ? undefined : { body, basedOn };
  }

  #edit(document: DocumentState): void {
    if (document === this.#view.document) return;
    this.#show({ document });
    this.#autosaver.changed();
    clearTimeout(this.#journalTimer);
    this.#journalTimer = setTimeout(() => this.remember(), JOURNAL_AFTER_MS);
  }

  #takeAnswer(answer: SaveAnswer, sent: PendingSave): void {
    const { document } = this.#view;
    const stored = answer.outcome === 'saved' ? sent.body : answer.body;
    const conflicts = answer.outcome === 'conflict' ? answer.conflicts.map(openConflict) : [];
    const { body, taken } = rebase(sent.body, document.body, keepMine(stored, conflicts));
    this.#base = { version: answer.version, body: stored };
    this.#show({ document: adopt(document, body), version: answer.version });
    this.#setConflicts(conflicts);
    if (answer.outcome === 'merged') this.#noteColleague(answer.by, taken);
    this.remember();
  }

  /** Saving waits as long as there are any. */
  #setConflicts(conflicts: readonly OpenConflict[]): void {
    if (conflicts.length > 0 || this.#view.conflicts.length > 0) this.#show({ conflicts });
    this.#autosaver.hold(conflicts.length > 0);
  }

  #noteColleague(by: string | null, paths: readonly string[]): void {
    if (paths.length > 0) this.#show({ colleague: { by, paths } });
  }

  #show(change: Partial<SessionView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}
