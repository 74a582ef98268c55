import type { Json, JsonObject } from '../../../../../src/contract/staff/document-body.ts';
import { changeListAt, removeAt, writeAt } from './body-path.ts';
import { rebase } from './rebase.ts';

/** A change that can be undone. */
interface Step {
  before: JsonObject;
  after: JsonObject;
  /** The field that was typed into; letters typed into one field soon after each other are one step. */
  field?: string;
  at: number;
}

export interface DocumentState {
  body: JsonObject;
  done: readonly Step[];
  undone: readonly Step[];
}

export type BodyChange =
  | { kind: 'set'; path: string; value: Json | undefined }
  | { kind: 'remove'; path: string }
  | { kind: 'insert'; list: string; index: number; value: Json }
  | { kind: 'move'; list: string; from: number; to: number }
  /** Another body altogether, such as an older version. */
  | { kind: 'replace'; body: JsonObject };

const MOST_STEPS = 200;
const TYPING_PAUSE_MS = 1_500;

export function beginDocument(body: JsonObject): DocumentState {
  return { body, done: [], undone: [] };
}

export function changeDocument(state: DocumentState, change: BodyChange, now: number): DocumentState {
  const body = applyChange(state.body, change);
  if (body === state.body) return state;
  const field = change.kind === 'set' && typeof change.value === 'string' ? change.path : undefined;
  const last = state.done.at(-1);
  const continues =
    field !== undefined &&
    last?.field === field &&
    now - last.at < TYPING_PAUSE_MS &&
    state.undone.length === 0;
  const step: Step = {
    before: continues ? last.before : state.body,
    after: body,
    at: now,
    ...(field && { field }),
  };
  const done = continues ? state.done.slice(0, -1) : state.done;
  return { body, done: [...done, step].slice(-MOST_STEPS), undone: [] };
}

/** Takes the last change back, and nothing that a colleague changed since. */
export function undo(state: DocumentState): DocumentState {
  const step = state.done.at(-1);
  if (step === undefined) return state;
  const { body } = rebase(step.after, step.before, state.body);
  return { body, done: state.done.slice(0, -1), undone: [...state.undone, step] };
}

export function redo(state: DocumentState): DocumentState {
  const step = state.undone.at(-1);
  if (step === undefined) return state;
  const { body } = rebase(step.before, step.after, state.body);
  return { body, done: [...state.done, step], undone: state.undone.slice(0, -1) };
}

/** Takes a body from the server over, which has changes that were not made here and cannot be undone here. */
export function adopt(state: DocumentState, body: JsonObject): DocumentState {
  return { ...state, body };
}

function applyChange(body: JsonObject, change: BodyChange): JsonObject {
  switch (change.kind) {
    case 'set':
      return writeAt(body, change.path, change.value);
    case 'remove':
      return removeAt(body, change.path);
    case 'insert':
      return changeListAt(body, change.list, (items) => items.toSpliced(change.index, 0, change.value));
    case 'move':
      return changeListAt(body, change.list, (items) => moveItem(items, change.from, change.to));
    case 'replace':
      return change.body;
  }
}

function moveItem(items: Json[], from: number, to: number): Json[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
