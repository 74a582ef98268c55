import { z } from 'zod';
import { type JsonObject, storableBody } from '../../../../../src/contract/staff/document-body.ts';
import type { PendingSave } from './autosaver.ts';

const object = z.custom<JsonObject>(storableBody.accepts);
const entry: z.ZodType<JournalEntry> = z.object({
  basedOn: z.number().nullable(),
  base: object,
  body: object,
  at: z.string(),
  editor: z.string(),
  turn: z.number(),
  pending: z
    .object({
      basedOn: z.number().nullable(),
      body: object,
      saveId: z.object({ editor: z.string(), turn: z.number() }),
    })
    .optional(),
});

/** Text that was typed into a document and is not stored yet. */
export interface JournalEntry {
  /** The version that the body began from, and its text. */
  basedOn: number | null;
  base: JsonObject;
  body: JsonObject;
  at: string;
  editor: string;
  turn: number;
  /** A save without an answer. It is repeated first, since it may have been stored. */
  pending?: PendingSave | undefined;
}

/**
 * Keeps unsaved text in the browser, through a closed tab and an expired session. Each editor has an entry of its own,
 * so that two tabs with one document do not overwrite each other's.
 */
export class Journal {
  readonly #prefix: string;
  readonly #storage: Storage;

  constructor(storage: Storage, member: string, document: string) {
    this.#storage = storage;
    this.#prefix = `site ${member} ${document} `;
  }

  /** @returns whether the browser had room for it. */
  write(unsaved: JournalEntry): boolean {
    try {
      this.#storage.setItem(this.#prefix + unsaved.editor, JSON.stringify(unsaved));
      return true;
    } catch {
      return false;
    }
  }

  remove(editor: string): void {
    this.#storage.removeItem(this.#prefix + editor);
  }

  /** The entries of all editors, the latest first. What an older release wrote in another shape is left out. */
  read(): JournalEntry[] {
    const keys = Array.from({ length: this.#storage.length }, (_, index) => this.#storage.key(index));
    return keys
      .filter((key) => key?.startsWith(this.#prefix))
      .flatMap((key) => parse(this.#storage.getItem(key ?? '')))
      .sort((one, other) => other.at.localeCompare(one.at));
  }
}

function parse(json: string | null): JournalEntry[] {
  try {
    const { data } = entry.safeParse(JSON.parse(json ?? ''));
    return data === undefined ? [] : [data];
  } catch {
    return [];
  }
}
