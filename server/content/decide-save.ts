import { isDeepStrictEqual } from 'node:util';
import type { JsonObject } from '../../src/contract/staff/document-body.ts';
import type { SaveId } from '../../src/contract/staff/site.ts';
import { type Conflict, mergeBodies } from './merge.ts';

/** What a decision has to know of a stored text. */
export interface SavedText {
  version: number;
  body: JsonObject;
  /** It was merged or refused as it was sent, and never was the draft. */
  isAside: boolean;
  /** The number of the save that brought it. */
  turn: number | null;
  /** The version that the editor had when it sent the text. */
  beganFrom: number | null;
}

interface Question<Text extends SavedText> {
  /** The draft. */
  head: Text;
  /** What the same editor has saved: the texts of its newest accepted turn, and those of this one. */
  saves: readonly Text[];
  /** What the caller says that the body began from. */
  base: Text;
  body: JsonObject;
  saveId: SaveId;
}

export type SaveDecision<Text extends SavedText> =
  /** The save was answered before, or changes nothing: this text is its answer. */
  | { outcome: 'repeated'; first: Text }
  | { outcome: 'superseded' }
  | { outcome: 'conflict'; base: Text; value: JsonObject; conflicts: Conflict[] }
  /** `value` becomes the draft. It is the body itself, unless others' changes were merged into it. */
  | { outcome: 'saved' | 'merged'; base: Text; value: JsonObject };

/** Decides what becomes of a save, while nobody else can change the draft. It is pure, so that it can be tried often. */
export function decideSave<Text extends SavedText>({
  head,
  saves,
  base: claimed,
  body,
  saveId,
}: Question<Text>): SaveDecision<Text> {
  const repeated = saves.find(({ isAside, turn }) => !isAside && turn === saveId.turn);
  if (repeated) return { outcome: 'repeated', first: repeated };
  const own = saves.find(({ isAside, turn }) => !isAside && turn !== saveId.turn);
  if ((own?.turn ?? 0) > saveId.turn) return { outcome: 'superseded' };
  // Without an earlier turn that might still arrive, an unchanged text needs no version.
  if (saveId.turn === 1 && isDeepStrictEqual(body, head.body)) return { outcome: 'repeated', first: head };
  const base =
    own?.beganFrom === claimed.version
      ? // The answer to that save was lost: what this body changes is what it adds to the text that was sent then.
        (saves.find(({ isAside, turn }) => isAside && turn === own.turn) ?? own)
      : claimed;
  const { value, conflicts } = mergeBodies(base.body, body, head.body);
  if (conflicts.length > 0) return { outcome: 'conflict', base, value, conflicts };
  return { outcome: isDeepStrictEqual(value, body) ? 'saved' : 'merged', base, value };
}
