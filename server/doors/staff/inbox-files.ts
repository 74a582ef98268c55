import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuditAction } from '../../../src/contract/staff/audit.ts';
import { type InboxFilter, inboxExport } from '../../../src/contract/staff/inbox.ts';
import { unscannedQuery } from '../../../src/contract/staff/resume.ts';
import { storedFileTypes } from '../../../src/contract/stored-file.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { findMessageFile } from '../../conversation/messages.queries.ts';
import { AppError } from '../../errors.ts';
import { cleanFileName } from '../../files/resume-store.ts';
import { demandToken } from '../../http/anti-forgery.ts';
import { findApplicantJob, findResume } from '../../inbox/applicants/applicants.queries.ts';
import { zipApplicants } from '../../inbox/applicants/applicants-zip.ts';
import { csvTime } from '../../inbox/csv.ts';
import { readInboxCsv } from '../../inbox/inbox-csv.ts';
import { findEntry } from '../../inbox/inbox-item.queries.ts';
import { worksOn } from '../../inbox/inbox-kinds.ts';
import { accessTo, downloadName, type ResumeRow } from '../../inbox/resume-access.ts';
import {
  type CreateStaffContext,
  demandFreshCode,
  demandMember,
  type SignedIn,
  type StaffContext,
} from '../../members/access/staff-procedures.ts';

/** A longer selection is only counted in the audit log. */
const MOST_NAMED = 500;

/** The inbox as CSV, the resumes, and the attachments of mails. There is no other way to download any. */
export async function inboxFileRoutes(
  door: FastifyInstance,
  createContext: CreateStaffContext,
): Promise<void> {
  door.addHook('onRequest', async (_request, reply) => {
    // A browser that shows the file instead of saving it must not run anything in it.
    reply.header('content-security-policy', 'sandbox').header('x-content-type-options', 'nosniff');
  });

  const sendInboxCsv = async (request: FastifyRequest, reply: FastifyReply) => {
    const ctx = createContext(request, reply);
    const signedIn = await demandMember(ctx, 'exportInbox');
    demandFreshCode(signedIn);
    const { success, data } = inboxExport.safeParse(request.body ?? request.query);
    if (!success) throw new AppError('BAD_REQUEST', 'There is no such filter.');
    const { references, columns: shown, ...filter } = data;
    // A small selection is the subject, so that the log says whose data it was; a whole list is named by its filter.
    const detail = references === undefined ? wordless(filter) : `selection ${references.length}`;
    const subject = (references ?? []).length > MOST_NAMED ? [] : (references ?? []);
    await record(ctx, signedIn, 'inbox exported', subject.join(' '), detail);
    const day = csvTime(new Date()).slice(0, 10);
    return reply
      .type('text/csv; charset=utf-8; header=present')
      .header('content-disposition', contentDisposition(`inbox-${day}.csv`))
      .send(
        Readable.from(
          readInboxCsv(ctx.db, filter, worksOn(signedIn.member.roles, ctx.submissionKinds), {
            kinds: ctx.submissionKinds,
            references,
            shown,
          }),
          { objectMode: false },
        ),
      );
  };
  door.get('/inbox.csv', sendInboxCsv);
  // A search may be somebody's name, and proxies log addresses: the filter is sent in the body.
  door.post('/inbox.csv', { onRequest: demandToken }, sendInboxCsv);

  door.get<{ Params: { reference: string } }>('/resumes/:reference', async (request, reply) => {
    const ctx = createContext(request, reply);
    const signedIn = await demandMember(ctx, 'exportResumes');
    const { reference } = request.params;
    const resume = await findResume(ctx.db, reference);
    if (resume === undefined) throw new AppError('NOT_FOUND', 'There is no such resume.');
    const isUnscanned = demandAccess(accessTo(resume.scan_state, ctx.config), request.query);
    if (!(await ctx.resumes.exists(resume.id))) throw new AppError('NOT_FOUND', 'This file is missing.');
    await record(ctx, signedIn, 'resume downloaded', reference, isUnscanned ? 'unscanned' : '');
    return sendFile(ctx, reply, resume);
  });

  door.get<{ Params: { reference: string; file: string } }>(
    '/messages/:reference/:file',
    async (request, reply) => {
      const ctx = createContext(request, reply);
      const signedIn = await demandMember(ctx, 'exportInbox');
      const { reference, file } = request.params;
      const { kinds } = worksOn(signedIn.member.roles, ctx.submissionKinds);
      const entry = await findEntry(ctx.db, reference, kinds);
      const stored =
        entry && /^\d{1,18}$/.test(file) && (await findMessageFile(ctx.db, entry.submission_id, file));
      if (!stored) throw new AppError('NOT_FOUND', 'There is no such file.');
      const isUnscanned = demandAccess(accessTo(stored.scan_state, ctx.config), request.query);
      if (!(await ctx.resumes.exists(stored.id))) throw new AppError('NOT_FOUND', 'This file is missing.');
      await record(ctx, signedIn, 'attachment downloaded', reference, isUnscanned ? 'unscanned' : '');
      return sendFile(ctx, reply, stored);
    },
  );

  door.get<{ Params: { jid: string } }>('/jobs/:jid/applicants.zip', async (request, reply) => {
    const ctx = createContext(request, reply);
    const signedIn = await demandMember(ctx, 'exportResumes');
    demandFreshCode(signedIn);
    const job = await findApplicantJob(ctx.db, request.params.jid);
    if (job === undefined) throw new AppError('NOT_FOUND', 'There is no such job.');
    const knows = isConfirmed(request.query);
    await record(ctx, signedIn, 'applicants downloaded', job.jid, knows ? 'unscanned too' : '');
    return reply
      .type('application/zip')
      .header('content-disposition', contentDisposition(`${job.jid} ${cleanFileName(job.position)}.zip`))
      .send(zipApplicants(ctx, job.id, knows));
  });
}

/** The filter for the audit log, without the search words, which may be somebody's name. */
function wordless({ search, ...filter }: InboxFilter): string {
  const kept = Object.entries({ ...filter, search: search === '' ? undefined : 'words' });
  return new URLSearchParams(
    kept.filter((each): each is [string, string] => each[1] !== undefined),
  ).toString();
}

/**
 * @returns whether the file was not scanned.
 * @throws {AppError} FORBIDDEN for an infected file, and for one whose warning was not confirmed.
 */
function demandAccess(access: ReturnType<typeof accessTo>, query: unknown): boolean {
  if (access === 'never') throw new AppError('FORBIDDEN', 'This file is infected and cannot be downloaded.');
  if (access === 'confirmed' && !isConfirmed(query))
    throw new AppError(
      'FORBIDDEN',
      'This file has not been scanned for viruses. Please confirm the download.',
    );
  return access !== 'free';
}

async function sendFile({ resumes }: StaffContext, reply: FastifyReply, file: ResumeRow) {
  return reply
    .type(storedFileTypes[file.type])
    .header('content-length', file.size)
    .header('content-disposition', contentDisposition(downloadName(file)))
    .send(await resumes.getStream(file.id));
}

function isConfirmed(query: unknown): boolean {
  return unscannedQuery.safeParse(query).data?.unscanned === 'yes';
}

function record(
  { db, address }: StaffContext,
  { member }: SignedIn,
  action: AuditAction,
  subject: string,
  detail: string,
): Promise<void> {
  return addAuditLine(db, { memberId: member.id, action, subject, detail, address });
}
