import { z } from 'zod';
import { translations } from '../../src/contract/translations.ts';
import { AppError } from '../errors.ts';
import { demandReadable } from '../publications/read-markdown.ts';
import { MOST_FAULTS, parseRow } from './find-faults.ts';
import type { Archive } from './read-archive.ts';

const blogRow = z.object({
  id: z.int(),
  subject: z.string(),
  sub_heading: z.string(),
  description: z.string(),
  translations,
});

/** A blog that cannot be shown would be refused in the editor as well. */
export async function findBlogFaults(archive: Archive): Promise<string[]> {
  const faults: string[] = [];
  for await (const rows of archive.rows('blogs'))
    for (const row of rows) {
      const { data } = blogRow.safeParse(parseRow(row));
      if (data === undefined) return ['The archive is damaged: blogs has a row that cannot be read.'];
      const { id, subject, sub_heading: SubHeading, description: Discription, translations } = data;
      try {
        demandReadable({ Subject: subject, SubHeading, Discription }, translations);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        faults.push(
          `The text of the blog “${subject}” (${id}) cannot be shown: it ${error.message} where it comes from, and move out again.`,
        );
      }
      if (faults.length >= MOST_FAULTS) return faults;
    }
  return faults;
}
