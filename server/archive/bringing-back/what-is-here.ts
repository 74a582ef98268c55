import type { Kysely } from 'kysely';
import type { Amount } from '../../../src/contract/staff/moving-back.ts';
import { countRows } from '../../database/loading.queries.ts';
import type { Database } from '../../database/schema.ts';
import type { Manifest } from '../format.ts';
import { listMovingNames } from '../moving-out/moving-tables.ts';

/**
 * What an installation has as soon as its first owner has signed in: members and what they have chosen for themselves,
 * the log, mails about their accounts, and what migrations and chores write. The archive's own takes its place, or
 * comes beside it.
 */
const mayBeHere = new Set([
  'staff_members',
  'staff_audit',
  'staff_audit_chain',
  'mails',
  'mail_attempts',
  'staff_views',
  'staff_mail_choices',
  'staff_columns',
  'hiring_stages',
  'office_calendar',
  'office_reasons',
  'retention_runs',
]);

/** What people call the rows of a table. Those of the others are named in the archive's README alone. */
const words: Record<string, string> = {
  submissions: 'submissions',
  job_openings: 'jobs',
  quotations: 'quotations',
  blogs: 'blogs',
  compliance_items: 'compliance documents',
  content_versions: 'versions of pages, menus and translations',
  media: 'pictures',
  site_redirects: 'former addresses',
  messages: 'messages of conversations',
  inbox_events: 'notes and changes in the inbox',
  resumes: 'resumes and attachments',
  imports: 'files that were moved in',
  staff_members: 'members',
  staff_audit: 'lines of the audit log',
  erased_submissions: 'records of erasures',
};
const nameOf = (table: string) => words[table] ?? table.replaceAll('_', ' ');

/** What is here that an archive would come on top of; none where it may come in. */
export async function listPresent(db: Kysely<Database>): Promise<Amount[]> {
  const present: Amount[] = [];
  for (const name of listMovingNames()) {
    if (mayBeHere.has(name)) continue;
    const count = await countRows(db, name);
    if (count > 0) present.push({ what: nameOf(name), count });
  }
  // What has no word of its own only comes with what has one.
  const known = present.filter(({ what }) => Object.values(words).includes(what));
  return known.length > 0 ? known : present;
}

/** What an archive holds, by the words that people have for it. */
export function listHeld(tables: Manifest['tables']): Amount[] {
  return Object.entries(words).flatMap(([table, what]) => {
    const count = tables.find(({ name }) => name === table)?.rows ?? 0;
    return count > 0 ? [{ what, count }] : [];
  });
}

/** What to do about it, in a sentence each. */
export function describePresent(present: readonly Amount[]): string {
  const all = present.map(({ what, count }) => `${what} (${count})`).join(', ');
  return (
    `This Guardhouse is not empty: it has ${all}. An archive comes into a new installation only: an empty database ` +
    'and an empty DATA_DIR, started with SEED=never, where only the owner has signed in. Nothing was changed.'
  );
}

/** The tables that are emptied before the rows come in, those that refer to others first. */
export const listReplaced = (): string[] =>
  listMovingNames()
    .filter((name) => mayBeHere.has(name) && name !== 'staff_members')
    .reverse();
