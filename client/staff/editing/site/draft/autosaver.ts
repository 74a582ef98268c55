import type { JsonObject } from '../../../../../src/contract/staff/document-body.ts';
import type { SaveAnswer, SaveId } from '../../../../../src/contract/staff/site.ts';

/** A save on its way. It is repeated unchanged until it is answered, since nobody knows whether it has arrived. */
export interface PendingSave {
  basedOn: number | null;
  body: JsonObject;
  saveId: SaveId;
}

export type SaveState =
  | { state: 'saved' }
  /** Typed, and sent in a moment. */
  | { state: 'waiting' }
  | { state: 'saving' }
  /** Tried again by itself. */
  | { state: 'unanswered'; attempts: number }
  /** Waits until the member has chosen between two texts. */
  | { state: 'held' }
  /** Refused. Only another change, or signing in, leads to another attempt. */
  | { state: 'refused'; error: unknown };

export interface AutosaverParts {
  send(save: PendingSave): Promise<SaveAnswer>;
  /** The body as it is now, or undefined if it is what is stored. */
  readUnsaved(): { body: JsonObject; basedOn: number | null } | undefined;
  /** Takes the answer over. Whatever was typed since the save was sent is still in the form. */
  onAnswer(answer: SaveAnswer, sent: PendingSave): void;
  onState(state: SaveState): void;
  /** Whether no answer has arrived, so that the same save is sent again. */
  isUnanswered(error: unknown): boolean;
  /** Who saves: see `SaveId`. A restored draft goes on with the numbers of the editor that wrote it. */
  first: { editor: string; turn: number; pending?: PendingSave | undefined };
}

export const SAVE_AFTER_MS = 800;
const LONGEST_RETRY_MS = 30_000;

/**
 * Saves what was typed, some time after the last letter and one save at a time. An answer that is late can therefore
 * not overtake another one.
 */
export class Autosaver {
  readonly #parts: AutosaverParts;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pending: PendingSave | undefined;
  #turn: number;
  #attempts = 0;
  #isSending = false;
  #isHeld = false;
  #isStopped = false;
  #whenIdle: (() => void)[] = [];

  constructor(parts: AutosaverParts) {
    this.#parts = parts;
    this.#turn = parts.first.turn;
    this.#pending = parts.first.pending;
  }

  /** The save that has no answer yet, which a journal has to keep. */
  get pending(): PendingSave | undefined {
    return this.#pending;
  }

  get turn(): number {
    return this.#turn;
  }

  nextSaveId(): SaveId {
    this.#turn++;
    return { editor: this.#parts.first.editor, turn: this.#turn };
  }

  /** To be called with each change. */
  changed(): void {
    if (this.#isHeld || this.#isSending || this.#isStopped) return;
    if (this.#pending === undefined) this.#parts.onState({ state: 'waiting' });
    this.#schedule(SAVE_AFTER_MS);
  }

  /** Stops saving while the member has to choose between two texts. */
  hold(isHeld: boolean): void {
    if (this.#isHeld === isHeld) return;
    this.#isHeld = isHeld;
    if (isHeld) {
      clearTimeout(this.#timer);
      this.#parts.onState({ state: 'held' });
    } else this.changed();
  }

  /** Saves now. Resolves as soon as everything is stored, or a save was not. */
  async flush(): Promise<void> {
    if (this.#isHeld || this.#isStopped) return;
    const settled = new Promise<void>((resolve) => this.#whenIdle.push(resolve));
    if (!this.#isSending) void this.#save();
    await settled;
  }

  /** Stops trying, as when the editor is closed. What is not stored stays in the journal. */
  stop(isStopped: boolean): void {
    this.#isStopped = isStopped;
    if (!isStopped) return;
    clearTimeout(this.#timer);
    this.#settle();
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#save(), delay);
  }

  async #save(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isSending || this.#isStopped) return;
    this.#pending ??= this.#next();
    if (this.#pending === undefined) {
      this.#parts.onState({ state: 'saved' });
      return this.#settle();
    }
    const sent = this.#pending;
    this.#isSending = true;
    if (this.#attempts === 0) this.#parts.onState({ state: 'saving' });
    try {
      const answer = await this.#parts.send(sent);
      this.#isSending = false;
      this.#pending = undefined;
      this.#attempts = 0;
      if (this.#isStopped) return;
      this.#parts.onAnswer(answer, sent);
      if (this.#isHeld) return this.#settle();
      // Saves what was typed meanwhile, or finds that nothing was.
      if (this.#parts.readUnsaved() === undefined || this.#whenIdle.length > 0) return await this.#save();
      this.changed();
    } catch (error) {
      this.#isSending = false;
      if (!this.#isStopped) this.#fail(error);
    }
  }

  #next(): PendingSave | undefined {
    const unsaved = this.#parts.readUnsaved();
    if (unsaved === undefined) return undefined;
    return { ...unsaved, saveId: this.nextSaveId() };
  }

  #fail(error: unknown): void {
    if (this.#parts.isUnanswered(error)) {
      this.#attempts++;
      this.#parts.onState({ state: 'unanswered', attempts: this.#attempts });
      this.#schedule(Math.min(500 * 2 ** this.#attempts, LONGEST_RETRY_MS));
    } else {
      // It was answered, so it is certain that nothing was stored: the next attempt sends the current text.
      this.#pending = undefined;
      this.#attempts = 0;
      this.#parts.onState({ state: 'refused', error });
    }
    this.#settle();
  }

  #settle(): void {
    for (const resolve of this.#whenIdle.splice(0)) resolve();
  }
}
