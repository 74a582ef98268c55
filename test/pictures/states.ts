import { editor } from './editor-states.ts';
import { formStates } from './form-states.ts';
import { frames } from './frame-states.ts';
import { hindi } from './hindi-states.ts';
import { inbox } from './inbox-states.ts';
import { items } from './item-states.ts';
import { jobsAndBlogs } from './job-states.ts';
import { moving } from './moving-states.ts';
import { desk } from './office-states.ts';
import { pages } from './page-states.ts';
import { quotations } from './quotation-states.ts';
import { starts } from './start-states.ts';
import type { PictureState } from './state.ts';

/**
 * Each state that a stylesheet can break on its own, at the width where it is most likely to. A state with the same
 * component in the same condition as another, or with other words alone, has no picture.
 */
export const visitors: PictureState[] = [...frames, ...formStates, ...pages, ...hindi];
export const office: PictureState[] = [...starts, ...inbox, ...items, ...quotations, ...desk];
/** What the office changes on the public site. */
export const content: PictureState[] = [...jobsAndBlogs, ...editor, ...moving];

export const states: PictureState[] = [...visitors, ...office, ...content];
