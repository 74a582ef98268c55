import { expect, test } from 'vitest';
import { sampleBlogs } from '../../server/database/sample/blogs.ts';
import { hindiBlogs, translationsOfBlog } from '../../server/database/sample/hindi/blogs.ts';
import { hindiJobs, translationsOfJob } from '../../server/database/sample/hindi/jobs.ts';
import { sampleJobs } from '../../server/database/sample/jobs.ts';
import { blogTexts } from '../../src/contract/blog.ts';
import { jobTexts } from '../../src/contract/job-opening.ts';
import { createBlogInput } from '../../src/contract/staff/blogs.ts';
import { createJobInput } from '../../src/contract/staff/jobs.ts';
import { changeTranslations } from '../../src/contract/staff/translated-texts.ts';
import type { Translations } from '../../src/contract/translations.ts';

const textsOf = ({ hi = {} }: Translations) =>
  Object.entries(hi).map(([field, text]) => ({
    field,
    text: text?.text ?? '',
  }));
const textOf = (translations: Translations, name: string) =>
  textsOf(translations).find(({ field }) => field === name)?.text ?? '';
const translatedJobs = sampleJobs.filter((job) => textsOf(translationsOfJob(job)).length > 0);

/** The words of the trade, which a job of the guards is recognised by. */
const GUARDS =
  /guard|gunman|bouncer|marshal|PSO|security|field officer|ATM|custodian|cash van|CCTV operator/i;

/** The lines of Markdown by what they are: headings, list items, numbers and paragraphs. */
const outlineOf = (markdown: string) =>
  markdown
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => /^(?:## |- |\d+\. )/.exec(line)?.[0] ?? 'paragraph');

/** Figures of two digits and more, since small ones are written as words in one of the languages. */
const figuresOf = (text: string) => [...(text.match(/\d[\d,.:]*\d/g) ?? [])].sort();

/** Expects that each text is translated, in the same outline, as an editor would store it. */
function expectTranslated(
  translations: Translations,
  texts: readonly string[],
  field: string,
  english: string,
  sent: { translations: unknown },
): void {
  expect(Object.keys(translations.hi ?? {}).sort()).toEqual([...texts].sort());
  for (const { text } of textsOf(translations)) expect(text).toMatch(/\p{Script=Devanagari}|VMS/u);
  expect(changeTranslations({}, sent.translations as never)).toEqual(translations);
  const hindi = textOf(translations, field);
  expect(outlineOf(hindi)).toEqual(outlineOf(english));
  expect(figuresOf(hindi)).toEqual(expect.arrayContaining(figuresOf(english)));
}

test('the sample jobs in Hindi are all jobs of the guards, under names that jobs have', () => {
  const keys = sampleJobs.map(({ openPosition, location }) => `${openPosition}, ${location}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(Object.keys(hindiJobs).filter((key) => !keys.includes(key))).toEqual([]);
  const ofGuards = sampleJobs.filter(({ openPosition }) => GUARDS.test(openPosition));
  expect(ofGuards.filter((job) => !translatedJobs.includes(job))).toEqual([]);
  for (const job of translatedJobs) {
    const translations = translationsOfJob(job);
    const { description, openedDaysAgo: _, ...rest } = job;
    const values = { ...rest, discription: description, minSalary: '1', maxSalary: '2' };
    const sent = createJobInput.parse({ values, translations });
    expectTranslated(translations, jobTexts, 'Description', description, sent);
  }
});

test('the sample blogs in Hindi are all of them', () => {
  expect(Object.keys(hindiBlogs).sort()).toEqual(sampleBlogs.map(({ subject }) => subject).sort());
  for (const blog of sampleBlogs) {
    const translations = translationsOfBlog(blog);
    const {
      subject: Subject,
      subHeading: SubHeading,
      discription: Discription,
      imagePath: BlogImagePath,
    } = blog;
    const values = { Subject, SubHeading, Discription, BlogImagePath };
    const sent = createBlogInput.parse({ values, translations });
    expectTranslated(translations, blogTexts, 'Discription', Discription, sent);
  }
});
