import { stringify } from 'yaml';
import { isCurrent } from '../../../src/contract/translations.ts';
import { languages, source } from '../../../src/languages.ts';
import { keyOf } from '../../files/publication-store.ts';
import { PUBLICATIONS_FOLDER } from '../format.ts';
import type { listMovingBlogs } from './sheets.queries.ts';

type MovingBlog = Awaited<ReturnType<typeof listMovingBlogs>>[number];

/** A blog in each language that has it, as Markdown with front matter, which site generators read. */
export function writeMarkdown(blog: MovingBlog): { path: string; text: string }[] {
  return languages.flatMap(({ code }) => {
    const words = wordsIn(blog, code);
    if (words === undefined) return [];
    const head = {
      title: words.subject,
      subtitle: words.subHeading,
      language: code,
      date: blog.published_at?.toISOString() ?? null,
      draft: blog.published_at === null,
      modified: blog.changed_at.toISOString(),
      picture: findPicture(blog.image_path),
      id: blog.id,
      ...(code !== source.code && { isOutdated: words.isOutdated }),
    };
    const name = `${String(blog.id).padStart(5, '0')}-${makeSlug(blog.subject)}`;
    return [{ path: `blogs/${name}.${code}.md`, text: `---\n${stringify(head)}---\n\n${words.text}\n` }];
  });
}

function wordsIn({ subject, sub_heading, description, translations }: MovingBlog, code: string) {
  if (code === source.code) return { subject, subHeading: sub_heading, text: description, isOutdated: false };
  const { Subject, SubHeading, Discription } = translations[code] ?? {};
  const text = Discription?.text ?? '';
  if (text === '' && (Subject?.text ?? '') === '') return undefined;
  return {
    subject: Subject?.text ?? '',
    subHeading: SubHeading?.text ?? '',
    text,
    isOutdated: !(isCurrent(Subject, subject) && isCurrent(Discription, description)),
  };
}

/** The file in the archive, or the path of a picture that came with the product. */
function findPicture(path: string): string {
  const key = keyOf(path);
  return key === path ? path : PUBLICATIONS_FOLDER + key;
}

function makeSlug(subject: string): string {
  const slug = subject
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  return slug === '' ? 'blog' : slug;
}
