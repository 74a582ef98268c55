import type { Kysely } from 'kysely';
import { type JobText, jobTexts, type SiteJob } from '../../src/contract/job-opening.ts';
import { isCurrent, type Translations } from '../../src/contract/translations.ts';
import { type Language, source, translated } from '../../src/languages.ts';
import type { Database } from '../database/schema.ts';
import { listTranslations } from './translated-jobs.queries.ts';

type SomeOfJob = { Jid: string } & Partial<Record<JobText, string>>;
type Translated<Some> = Some & Pick<SiteJob, 'Translation'>;

/** A job can be read in a language in which both of these are, each of the others being some words at most. */
const readable = ['OpenPosition', 'Description'] as const satisfies readonly JobText[];

/** Adds to each job its texts in the language. In English, nothing is added or even looked up. */
export async function withTranslations<Some extends SomeOfJob>(
  db: Kysely<Database>,
  language: Language,
  jobs: readonly Some[],
): Promise<Translated<Some>[]> {
  if (language.code === source.code) return [...jobs];
  const found = await listTranslations(
    db,
    jobs.map(({ Jid }) => Jid),
  );
  return jobs.map((job) => withTranslation(job, found.get(job.Jid), language));
}

export function withTranslation<Some extends SomeOfJob>(
  job: Some,
  translations: Translations | undefined,
  { code }: Language,
): Translated<Some> {
  const texts = jobTexts.flatMap((field) => {
    const stored = translations?.[code]?.[field];
    return isCurrent(stored, job[field] ?? '') ? [[field, stored?.text]] : [];
  });
  return texts.length === 0 ? job : { ...job, Translation: Object.fromEntries(texts) };
}

/** The codes of the languages besides English in which the job can be read. */
export function languagesOfJob(
  job: Record<(typeof readable)[number], string>,
  translations: Translations,
): string[] {
  return translated
    .map(({ code }) => code)
    .filter((code) => readable.every((field) => isCurrent(translations[code]?.[field], job[field])));
}
