import { z } from 'zod';
import type { blogTexts } from '../blog.ts';
import { LIMITS, optionalText, requiredText, storable, textUpTo } from '../fields.ts';
import { translations } from '../translations.ts';
import { formDataOf } from '../typed-form-data.ts';
import { contentEvent, version } from './content.ts';
import { pageInput } from './paging.ts';
import { findUnsafeMark } from './safe-markdown.ts';
import { translatedText, translationsOf } from './translated-texts.ts';
import { uploadedFile } from './uploaded-file.ts';

export const BLOG_TEXT_LENGTH = 30_000;

const markdownOf = (text: z.ZodString) =>
  storable(text.max(BLOG_TEXT_LENGTH, `must be at most ${BLOG_TEXT_LENGTH} characters`)).superRefine(
    (text, { addIssue }) => {
      const mark = findUnsafeMark(text);
      if (mark !== undefined) addIssue(`must be without ${mark}`);
    },
  );
const markdown = markdownOf(z.string().trim().min(1, 'Field is Mandatory'));

export const blogStates = ['draft', 'scheduled', 'published'] as const;
export type BlogState = (typeof blogStates)[number];

/** A blog's values under the legacy names, which older clients receive too. */
const blogValues = z.object({
  Subject: requiredText,
  SubHeading: optionalText,
  Discription: markdown,
  /** A stored path; '' without a picture. */
  BlogImagePath: z
    .string()
    .max(LIMITS.text)
    .regex(/^(?:[\w.-]+\/media\/blog\/[\w.-]+)?$/, 'must be a picture of the site'),
});
export type BlogValues = z.output<typeof blogValues>;

const blogTranslations = translationsOf(
  z
    .object({
      Subject: translatedText(textUpTo(LIMITS.text)),
      SubHeading: translatedText(textUpTo(LIMITS.text)),
      Discription: translatedText(
        markdownOf(z.string().trim().normalize('NFC')),
        markdownOf(z.string().trim()),
      ),
    } satisfies Record<(typeof blogTexts)[number], z.ZodType>)
    .partial(),
);

const BlogId = z.int().min(1).max(2_147_483_647);

export const STAFF_BLOGS_PAGE = 50;
const staffBlogsFilter = z.object({
  state: z.enum(blogStates).optional(),
  search: storable(z.string().trim().max(200)).default(''),
});
export type StaffBlogsFilter = z.infer<typeof staffBlogsFilter>;
export const staffBlogsInput = staffBlogsFilter.extend(pageInput(BlogId));

const staffBlogEntry = z.object({
  BlogId,
  Subject: z.string(),
  BlogImagePath: z.string(),
  state: z.enum(blogStates),
  /** When it was or will be published; null for a draft. */
  publishedAt: z.string().nullable(),
  changedAt: z.string(),
});
export type StaffBlogEntry = z.infer<typeof staffBlogEntry>;
export const staffBlogsPage = z.object({ blogs: z.array(staffBlogEntry), next: BlogId.nullable() });

export const staffBlog = staffBlogEntry.omit({ Subject: true, BlogImagePath: true }).extend({
  version,
  // Not validated against blogValues, because stored blogs may be older than those rules.
  values: z.object({
    Subject: z.string(),
    SubHeading: z.string(),
    Discription: z.string(),
    BlogImagePath: z.string(),
  }),
  translations,
  events: z.array(contentEvent),
});
export type StaffBlog = z.infer<typeof staffBlog>;

export const blogInput = z.object({ BlogId });
export const blogVersionInput = blogInput.extend({ version });
export const createBlogInput = z.object({ values: blogValues, translations: blogTranslations.default({}) });
export const updateBlogInput = blogVersionInput.extend({
  values: blogValues,
  translations: blogTranslations.default({}),
});
export const publishBlogInput = blogVersionInput.extend({
  /** An ISO 8601 instant with an offset; null publishes now. */
  at: z.iso.datetime({ offset: true, error: 'must be a date and time' }).nullable(),
});
export const changedBlog = z.object({ BlogId, version });

export const pictureInput = formDataOf(z.object({ file: uploadedFile('a picture') }));
export const storedPicture = z.object({ BlogImagePath: z.string() });
