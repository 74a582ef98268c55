import type { Locator, Page } from 'playwright-core';
import type { StaffRole } from '../../src/contract/staff/member.ts';

/** The widths at which every state is pictured, with the height of such a window. */
export const WINDOWS = { 390: 844, 1440: 900 } as const;
export type Width = keyof typeof WINDOWS;

/** A state that a person can bring about on a page, and which part of it is pictured. */
export interface PictureState {
  /** Also the name of its pictures: `menu-services` is stored as `menu-services-1440.webp`. */
  name: string;
  /** The role of the staff member at the page; a visitor by default. */
  who?: StaffRole;
  /** The address where it starts. `{job}` and `{item}` stand for the job and the submission of the fixed data. */
  at: string;
  /** False for a page on which none of our scripts run. */
  scripts?: boolean;
  /** Does what the person does, and waits until the result is visible. */
  bring?(page: Page): Promise<unknown>;
  /** The parts that matter; the window by default. */
  crop?(page: Page): Locator | Locator[];
  /** Parts that differ at each visit, such as a secret: they are covered. */
  mask?(page: Page): Locator[];
  /** The width, if it can be brought about at only one. */
  widths?: readonly Width[];
  /** A greater height for content that is longer than a window. */
  height?: number;
  /** What the browser may report here: some states are failures. */
  errors?: RegExp;
  /** The components that it shows, as files below client/. */
  covers: readonly string[];
}

/** One entry for each picture of a state. */
export const picturesOf = ({ name, widths }: PictureState): `${string}-${Width}`[] =>
  (widths ?? ([390, 1440] as const)).map((width) => `${name}-${width}` as const);
