import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { type StoredResume, storeResume } from '../../files/resume-store.ts';
import type { AnyDetails } from '../../submissions/details.ts';
import { submissionKinds } from '../../submissions/kinds/kinds.ts';
import { createReference } from '../../submissions/reference.ts';
import type { FoundNote, FoundSubmission } from '../found-item.ts';
import { type ShapedSubmission, shapeSubmission } from '../shape-submission.ts';
import type { Writer, Writing } from '../writing.ts';
import { findSubmissionId, insertSubmission, updateDetails } from './submissions.queries.ts';

const REFERENCE_ATTEMPTS = 5;

/** A submission in the inbox at its own date. Nobody is mailed, and nobody’s limit counts it. */
export const writeSubmission: Writer<FoundSubmission> = async (writing, item, found) => {
  const { parts, row } = writing;
  const shaped = shapeSubmission(found, new Date());
  if (typeof shaped === 'string') throw new AppError('BAD_REQUEST', shaped);
  const definition = definitionOf(shaped);
  const notes: FoundNote[] = [];

  if (item.act === 'change' && item.made_key !== null) {
    const reference = item.made_key;
    return async (trx) => {
      const id = await findSubmissionId(trx, reference);
      if (id === undefined) throw new AppError('CONFLICT', 'It has been removed meanwhile.');
      const { resume_id: _, ...details } = detailsOf(shaped, parts, undefined);
      const before = await updateDetails(trx, id, definition.table, details);
      await sql`insert into inbox_unindexed (submission_id) values (${id})`.execute(trx);
      const made = { kind: 'submission' as const, key: reference, version: item.made_version };
      return { made, before, title: reference, notes: [] };
    };
  }
  const resume = definition.hasResume ? await keepResume(writing, found, notes) : undefined;
  // The report forgets it once the import is done; whoever reads the item looks for the resume.
  const text = noteOf(shaped, row.origin, notes);
  return async (trx) => {
    // The details refer to it.
    if (resume !== undefined) await trx.insertInto('resumes').values(resume.row).execute();
    const details = detailsOf(shaped, parts, resume?.row.id);
    const reference = await insertWithReference(trx, shaped, details, { memberId: row.member_id, text });
    // With the note. From now on the line names no person.
    return { made: { kind: 'submission', key: reference, version: 2 }, title: reference, notes };
  };
};

type Definition = (typeof submissionKinds)['contact' | 'quotation' | 'application'];

const definitionOf = ({ kind }: ShapedSubmission) => submissionKinds[kind as 'contact'] as Definition;

function detailsOf(
  shaped: ShapedSubmission,
  { config }: Writing['parts'],
  resumeId: string | undefined,
): AnyDetails {
  const columns = definitionOf(shaped).columns as unknown as (
    input: Record<string, string>,
    given: { config: Writing['parts']['config']; resumeId: string | undefined },
  ) => AnyDetails;
  return columns(shaped.values, { config, resumeId });
}

/** References are random: if one is taken, the next attempt draws another. */
async function insertWithReference(
  trx: Transaction<Database>,
  shaped: ShapedSubmission,
  details: AnyDetails,
  note: { memberId: string | null; text: string },
): Promise<string> {
  const { table, receipt } = definitionOf(shaped);
  const { kind, sentAt } = shaped;
  for (let attempt = 1; attempt <= REFERENCE_ATTEMPTS; attempt++) {
    const reference = createReference(receipt);
    if (await insertSubmission(trx, { reference, kind, sentAt, table, details, note })) return reference;
  }
  throw new Error('no reference is free');
}

const noteOf = ({ others }: ShapedSubmission, origin: string, notes: readonly FoundNote[]) =>
  [`Imported from ${origin}.`, others, ...notes.map(({ text }) => text)].filter(Boolean).join('\n\n');

/** The resume, where it is at hand; it is looked at, and scanned, like those that visitors send. */
async function keepResume(
  { parts, pictures }: Writing,
  { resume }: FoundSubmission,
  notes: FoundNote[],
): Promise<StoredResume | undefined> {
  if (resume === undefined || resume === '') return undefined;
  try {
    const bytes = await pictures.readFile(resume);
    const name = decodeURIComponent(resume.split(/[?#]/)[0]?.split('/').at(-1) ?? 'resume');
    return await storeResume(parts, new File([new Uint8Array(bytes)], name));
  } catch (error) {
    const isTheirs = error instanceof AppError && error.code !== 'SERVICE_UNAVAILABLE';
    if (!isTheirs && !(error instanceof URIError)) throw error;
    const why = error instanceof AppError ? error.message : 'Its name cannot be read.';
    notes.push({
      outcome: 'dropped',
      text: `The resume ${resume.slice(0, 500).toWellFormed()} is not attached: ${why}`,
    });
    return undefined;
  }
}
