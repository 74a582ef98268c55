import type { Locator, Page } from 'playwright-core';
import type { StaffRole } from '../../src/contract/staff/member.ts';

/** The widths at which states are pictured, with the height of such a window. */
export const WINDOWS = { 390: 844, 1440: 900 } as const;
export type Width = keyof typeof WINDOWS;

/** For what stacks, scrolls or is a drawer on a phone. */
export const PHONE: readonly Width[] = [390];
/** For tables, boards and what stands side by side. */
export const WIDE: readonly Width[] = [1440];
/** For a handful of whole pages. */
export const BOTH: readonly Width[] = [390, 1440];

/** A page without content of its own, so that what opens over it is alone in the picture. */
export const PLAIN = '/e-surveillance_5';
/** The screen beside the menu of the staff area. */
export const SCREEN = '#main > :not(.connection-note) >> nth=0';
/** What a browser logs about every unsuccessful answer. */
export const FAILED = /^Failed to load resource/;

type Bring = (page: Page) => Promise<unknown>;
type Where = Partial<Omit<PictureState, 'name' | 'widths' | 'bring'>>;

/** A state that a person can bring about on a page, and which part of it is pictured. */
export interface PictureState {
  /** Also the name of its pictures: `menu-services` is stored as `menu-services-1440.webp`. */
  name: string;
  /** The role of the staff member at the page; a visitor by default. */
  who?: StaffRole;
  /** The address where it starts. `{job}` and `{item}` stand for the job and the submission of the fixed data. */
  at: string;
  /** Where a stylesheet is most likely to break it. */
  widths: readonly Width[];
  /** False for a page on which none of our scripts run. */
  scripts?: boolean;
  /** Does what the person does, and waits until the result is visible. */
  bring?: Bring | undefined;
  /** The parts that matter; the window by default. */
  crop?: string | string[] | ((page: Page) => Locator | Locator[]);
  /** Parts that differ at each visit, such as a secret: they are covered. */
  mask?: string[];
  /** A greater height for content that is longer than a window. */
  height?: number | undefined;
  /** What the browser may report here: some states are failures. */
  errors?: RegExp | undefined;
}

/** One entry for each picture of a state. */
export const picturesOf = ({ name, widths }: PictureState): string[] =>
  widths.map((width) => `${name}-${width}`);

/** For states that begin at the same place: `where` says how one differs. */
export const stateWith =
  (common: Where) =>
  (name: string, widths: readonly Width[], where: Where | Bring = {}, bring?: Bring): PictureState =>
    typeof where === 'function'
      ? { at: '/', ...common, name, widths, bring: where }
      : { at: '/', ...common, ...where, name, widths, bring };

/** A state that begins at the home page, unless `where` says otherwise. */
export const state = stateWith({});
