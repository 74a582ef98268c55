import type { Locator, Page } from 'playwright-core';
import type { StaffRole } from '../../src/contract/staff/member.ts';

/** The widths at which every state is looked at, with the height of such a window. */
export const WINDOWS = { 390: 844, 1440: 900 } as const;
export type Width = keyof typeof WINDOWS;

/** What a person can bring about on a page, and what of it is kept as a picture. */
export interface PictureState {
  /** Names its pictures, too: `menu-services` is kept as `menu-services-1440.webp`. */
  name: string;
  /** A visitor unless it is a member of the staff. */
  who?: StaffRole;
  /** The address where it begins. `{job}` and `{item}` stand for the job and the submission of the fixed data. */
  at: string;
  /** False of a page on which no script of ours runs. */
  scripts?: boolean;
  /** Does what the person does, and waits until it can be seen. */
  bring?(page: Page): Promise<unknown>;
  /** The parts that matter; the window by default. */
  crop?(page: Page): Locator | Locator[];
  /** What is another at each visit, as a secret: it is covered. */
  mask?(page: Page): Locator[];
  /** Where it is brought about at one of the widths only. */
  widths?: readonly Width[];
  /** Higher than a window, for what is longer than one. */
  height?: number;
  /** What the browser may report here: a state of failure is one. */
  errors?: RegExp;
  /** The components that it shows, as files below client/. */
  covers: readonly string[];
}

/** Each picture of a state. */
export const picturesOf = ({ name, widths }: PictureState): `${string}-${Width}`[] =>
  (widths ?? ([390, 1440] as const)).map((width) => `${name}-${width}` as const);
