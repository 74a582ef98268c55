import { BLOG_TEXT_LENGTH, type BlogState, type StaffBlog } from '../../../../src/contract/staff/blogs.ts';
import { timeInIndia } from '../../../../src/time-in-india.ts';
import type { Tone } from '../../ui/badge.tsx';
import type { TranslatedField } from '../translated-texts.ts';

export const stateLabels: Record<BlogState, { text: string; tone: Tone }> = {
  draft: { text: 'Draft', tone: 'still' },
  scheduled: { text: 'Scheduled', tone: 'busy' },
  published: { text: 'Published', tone: 'good' },
};

export const blogFieldLabels = [
  ['Subject', 'Title'],
  ['SubHeading', 'Sub-heading'],
  ['Discription', 'Text'],
  ['BlogImagePath', 'Cover picture'],
] as const;

/** The translated fields of a blog. */
export const translatedBlogFields = [
  { name: 'Subject', english: 'Subject', label: 'Title', look: 'line', maxLength: 200 },
  { name: 'SubHeading', english: 'SubHeading', label: 'Sub-heading', look: 'line', maxLength: 200 },
  {
    name: 'Discription',
    english: 'Discription',
    label: 'Text',
    look: 'markdown',
    maxLength: BLOG_TEXT_LENGTH,
  },
] as const satisfies readonly TranslatedField<keyof StaffBlog['values']>[];

/** The history entry of each action, to follow a member's name. */
export const blogHistory: Record<string, (detail: string) => string> = {
  'blog begun': () => 'created it',
  'blog edited': () => 'changed it',
  'blog published': () => 'published it',
  'blog scheduled': (detail) => `scheduled it for ${timeInIndia(new Date(detail))}`,
  'blog withdrawn': () => 'withdrew it',
};
