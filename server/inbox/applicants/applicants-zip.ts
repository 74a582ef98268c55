import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { stripTrailing } from '../../../src/strip-trailing.ts';
import type { Context } from '../../context.ts';
import { cleanFileName, type ResumeStore } from '../../files/resume-store.ts';
import { BYTE_ORDER_MARK, csvLines, csvTime } from '../csv.ts';
import { cursorOf } from '../places.queries.ts';
import { accessTo } from '../resume-access.ts';
import { type ApplicantRow, listApplicants } from './applicants.queries.ts';
import { listStages } from './hiring-stages.queries.ts';

const APPLICANTS_AT_ONCE = 200;
const LONGEST_NAME = 60;

/**
 * A zip of one job's resumes, with a list that says whose each is, and which are left out and why. It is written as
 * it is read, one file at a time, and stops when the client disconnects.
 * @param isConfirmed whether the member has confirmed downloading unscanned files.
 */
export function zipApplicants(ctx: Context, jobId: string, isConfirmed: boolean): Readable {
  const zip = new ZipFile();
  // The library declares an older stream type; at run time it is a Node stream.
  const output = zip.outputStream as Readable;
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  fill(ctx, zip, output, jobId, isConfirmed).catch(fail);
  return output;
}

async function fill(
  { db, resumes, config }: Context,
  zip: ZipFile,
  output: Readable,
  jobId: string,
  isConfirmed: boolean,
): Promise<void> {
  const lines = [
    [
      'Reference',
      'Applied (India)',
      'Name',
      'Phone',
      'Email',
      'Qualification',
      'City',
      'Stage',
      'Reason',
      'Resume',
    ],
  ];
  const stages = await listStages(db);
  for await (const { resume, ...applicant } of readApplicants(db, jobId)) {
    if (output.destroyed) return;
    const access = resume && accessTo(resume.scan_state, config);
    let file = leftOut[access ?? 'none'];
    if (resume !== null && (access === 'free' || (access === 'confirmed' && isConfirmed))) {
      const name = nameInZip(applicant, resume.type);
      file = (await addFile(zip, output, resumes, resume.id, name)) ? name : 'missing from the store';
    }
    const { reference, submittedAt, name, phone, email, qualification, city, stage, stageReason } = applicant;
    const stageName = stages.find(({ id }) => id === stage)?.name ?? '';
    lines.push([
      reference,
      csvTime(submittedAt),
      name,
      phone,
      email,
      qualification,
      city,
      stageName,
      stageReason,
      file,
    ]);
  }
  zip.addBuffer(Buffer.from(BYTE_ORDER_MARK + csvLines(lines)), 'applicants.csv');
  zip.end();
}

const leftOut = {
  none: 'none',
  free: '',
  confirmed: 'left out: not looked at by a scanner',
  never: 'left out: infected',
};

async function* readApplicants(db: Context['db'], jobId: string): AsyncGenerator<ApplicantRow> {
  for (let after: string | undefined; ; ) {
    const rows = await listApplicants(db, { jobId, filter: {}, after, limit: APPLICANTS_AT_ONCE });
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < APPLICANTS_AT_ONCE) return;
    after = cursorOf(last);
  }
}

/** The reference makes the name unique and keeps it from being a reserved file name. */
function nameInZip({ reference, name }: Pick<ApplicantRow, 'reference' | 'name'>, type: string): string {
  const stem = Array.from(cleanFileName(name)).slice(0, LONGEST_NAME).join('');
  return `${reference} ${stripTrailing(stem, '. ')}.${type}`;
}

/** Waits until the file is in the zip, or the client is gone. @returns false where the store does not have the file. */
async function addFile(
  zip: ZipFile,
  output: Readable,
  resumes: ResumeStore,
  id: string,
  name: string,
): Promise<boolean> {
  if (!(await resumes.exists(id))) return false;
  const file = await resumes.getStream(id);
  // These formats are already compressed.
  zip.addReadStream(file, name, { compress: false });
  await Promise.race([finished(file), once(output, 'close')]);
  if (output.destroyed) file.destroy();
  return true;
}
