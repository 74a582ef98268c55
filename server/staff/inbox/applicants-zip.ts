import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Context } from '../../context.ts';
import { cleanFileName, type ResumeStore } from '../../files/resume-store.ts';
import { type ApplicantRow, listApplicants } from './applicants.queries.ts';
import { BYTE_ORDER_MARK, csvLines, csvTime } from './csv.ts';
import { cursorOf } from './places.queries.ts';
import { accessTo } from './resume-access.ts';

const APPLICANTS_AT_ONCE = 200;
const LONGEST_NAME = 60;

/**
 * One job's applicants: their resumes and, with it, a list that says whose each is and which are left out and why. It
 * is written as it is read, one file at a time, and ends when the reader is gone.
 * @param isConfirmed whether the reader knows that no scanner has looked at some.
 */
export function zipApplicants(ctx: Context, jobId: string, isConfirmed: boolean): Readable {
  const zip = new ZipFile();
  // It is a stream of Node's own, which the types call by an older interface.
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
    ['Reference', 'Applied (India)', 'Name', 'Phone', 'Email', 'Qualification', 'Status', 'Resume'],
  ];
  for await (const { resume, ...applicant } of readApplicants(db, jobId)) {
    if (output.destroyed) return;
    const access = resume && accessTo(resume.scan_state, config);
    let file = leftOut[access ?? 'none'];
    if (resume !== null && (access === 'free' || (access === 'confirmed' && isConfirmed))) {
      const name = nameInZip(applicant, resume.type);
      file = (await addFile(zip, output, resumes, resume.id, name)) ? name : 'missing from the store';
    }
    const { reference, submittedAt, name, phone, email, qualification, status } = applicant;
    lines.push([reference, csvTime(submittedAt), name, phone, email, qualification, status, file]);
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
    const rows = await listApplicants(db, jobId, after, APPLICANTS_AT_ONCE);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < APPLICANTS_AT_ONCE) return;
    after = cursorOf(last);
  }
}

/** The reference makes it unique, and lets no system take it for a name of its own. */
function nameInZip({ reference, name }: Pick<ApplicantRow, 'reference' | 'name'>, type: string): string {
  const stem = Array.from(cleanFileName(name)).slice(0, LONGEST_NAME).join('');
  return `${reference} ${stem.replace(/[.\s]+$/, '')}.${type}`;
}

/** Waits until the file is in, or the reader gone. @returns false where the store has no such file. */
async function addFile(
  zip: ZipFile,
  output: Readable,
  resumes: ResumeStore,
  id: string,
  name: string,
): Promise<boolean> {
  if (!(await resumes.exists(id))) return false;
  const file = await resumes.getStream(id);
  // These formats are compressed as they are.
  zip.addReadStream(file, name, { compress: false });
  await Promise.race([finished(file), once(output, 'close')]);
  if (output.destroyed) file.destroy();
  return true;
}
