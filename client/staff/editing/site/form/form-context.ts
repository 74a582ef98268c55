import { createContext, use } from 'react';
import type { DocumentId } from '../../../../../src/content-id.ts';

/** The changes that a field can make. They stay the same, so that typing renders the typed field only. */
export interface FormActions {
  set(path: string, value: unknown): void;
  /** Takes an optional field or an item out. `name` is for the message, which offers to undo it. */
  remove(path: string, name: string): void;
  insert(list: string, index: number, value: unknown): void;
  move(list: string, from: number, to: number): void;
  /** Opens whatever hides the field and moves the focus there. */
  reveal(path: string): void;
  /** Shows who changed the field. */
  showHistory(path: string): void;
}

/** The values that the fields of a document share and that seldom change. */
export interface FormSurroundings {
  pages: readonly PageChoice[];
  faults: ReadonlyMap<string, string>;
  /** The words that tokens in sentences stand for, as the published site has them. */
  tokens: ReadonlyMap<string, string>;
  /** The field that was asked for last, and a number that differs with every request. */
  revealed: { path: string; request: number };
  /** Fields that cannot be typed into here, with the reason. */
  fixed: ReadonlyMap<string, string>;
  isReadOnly: boolean;
}

/** A page that a link may lead to. */
export interface PageChoice {
  document: DocumentId;
  path: string;
  name: string;
}

const nothing: FormSurroundings = {
  pages: [],
  faults: new Map(),
  tokens: new Map(),
  revealed: { path: '', request: 0 },
  fixed: new Map(),
  isReadOnly: false,
};

export const FormActionsContext = createContext<FormActions | undefined>(undefined);
export const FormSurroundingsContext = createContext<FormSurroundings>(nothing);

export function useFormActions(): FormActions {
  const actions = use(FormActionsContext);
  if (actions === undefined) throw new Error('a field stands outside of a form');
  return actions;
}

export const useSurroundings = () => use(FormSurroundingsContext);

/** The path of a field within a group or list. */
export const below = (path: string, name: string | number) =>
  path === '' ? String(name) : `${path}.${name}`;

/** Whether a path is that of a field or of something within it. */
export const isWithin = (path: string, outer: string) =>
  outer === '' || path === outer || path.startsWith(`${outer}.`);
