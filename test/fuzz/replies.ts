import { z } from 'zod';
import { blog, blogListOutput, siteBlog } from '../../src/contract/blog.ts';
import { complianceListOutput } from '../../src/contract/compliance.ts';
import {
  jobCountsOutput,
  jobListOutput,
  jobOpening,
  jobOpeningDetail,
  placedPositionsOutput,
  positionListOutput,
} from '../../src/contract/job-opening.ts';
import { receipt } from '../../src/contract/submission.ts';
import type { FuzzRequest } from './requests.ts';

export interface Reply {
  status: number;
  type: string;
  body: string;
  retryAfter: string | null;
  location: string | null;
}

/** The statuses that a caller may get: never a server fault, and nothing here should have to wait. */
const STATUSES = new Set([200, 204, 207, 301, 303, 400, 403, 404, 405, 411, 413, 414, 415]);

const problem = z.strictObject({
  type: z.literal('about:blank'),
  title: z.string().min(1),
  status: z.number().int(),
  detail: z.string().optional(),
  errors: z.array(z.strictObject({ field: z.string().optional(), reason: z.string() })).optional(),
});
const sentence = z.string().regex(/^[A-Z][^.]+ (CB|QT|JA|JP)-[0-9A-HJKMNP-TV-Z]{6}$/);

const trpcError = z.strictObject({
  error: z.strictObject({
    message: z.string(),
    code: z.number().int(),
    data: z.strictObject({
      code: z.string(),
      httpStatus: z.number().int(),
      path: z.string().optional(),
      faults: z.array(z.strictObject({ field: z.string().optional(), reason: z.string() })),
      sentences: z.array(z.object({ id: z.string() })),
    }),
  }),
});
const outputs: Record<string, z.ZodType> = {
  'contact.submit': receipt,
  'quotation.submit': receipt,
  'jobApplication.submit': receipt,
  'jobPosting.submit': receipt,
  'positions.list': positionListOutput,
  'positions.listPlaced': placedPositionsOutput,
  'jobs.list': jobListOutput,
  'jobs.counts': jobCountsOutput,
  'jobs.find': jobOpeningDetail,
  'blogs.list': blogListOutput,
  'blogs.find': siteBlog,
  'compliance.list': complianceListOutput,
};
const lists: Record<string, z.ZodType> = {
  '/api/master/selectmasterlist': positionListOutput,
  '/api/master/jobdetails': z.array(jobOpening),
  '/api/login/selectbloglist': z.array(blog),
  '/api/login/selectcompliancelist': complianceListOutput,
};

/** @throws {Error} if a reply is not what its door promises. */
export function checkReply({ method, path }: FuzzRequest, { status, type, body, location }: Reply): void {
  if (!STATUSES.has(status)) throw new Error(`status ${status}`);
  if (/node_modules|\n\s+at |postgres:\/\//.test(body)) throw new Error('the body reveals internals');
  const [plain = ''] = path.split('?');
  const lower = plain.toLowerCase();
  // Outside of the site's own door, an address that is too long is answered in the legacy door's format.
  if (lower.startsWith('/api') || (status === 414 && !plain.startsWith('/trpc/')))
    checkLegacy(lower, status, type, body);
  else if (plain.startsWith('/trpc/')) checkSite(plain, path, status, type, body);
  else if (method === 'POST') checkPlainForm(status, type, location);
  else if (status !== 301 && !/^(text\/(html|plain)|application\/problem\+json); charset=utf-8$/.test(type)) {
    if (status !== 200) throw new Error(`a page has the type ${type}`);
  }
}

/** The page of a receipt, or the form again with the input. */
function checkPlainForm(status: number, type: string, location: string | null): void {
  if (status !== 303) expectType(type, 'text/html; charset=utf-8');
  else if (
    !/^\/received\/(CB|QT|JA|JP)-[0-9A-HJKMNP-TV-Z]{6}-[0-9A-HJKMNP-TV-Z]{16}#receipt$/.test(location ?? '')
  )
    throw new Error(`redirected to ${location}`);
}

function checkLegacy(path: string, status: number, type: string, body: string): void {
  if (status >= 400) {
    expectType(type, 'application/problem+json; charset=utf-8');
    if (problem.parse(JSON.parse(body)).status !== status) throw new Error('the body states another status');
  } else if (lists[path] !== undefined) {
    expectType(type, 'application/json; charset=utf-8');
    lists[path].parse(JSON.parse(body));
  } else {
    expectType(type, 'text/plain; charset=utf-8');
    sentence.parse(body);
  }
}

function checkSite(plain: string, path: string, status: number, type: string, body: string): void {
  expectType(type.split(';')[0] ?? '', 'application/json');
  const replies: unknown[] = path.includes('batch=1') ? [JSON.parse(body)].flat() : [JSON.parse(body)];
  const names = decodeURIComponent(plain.slice('/trpc/'.length)).split(',');
  for (const [index, reply] of replies.entries()) {
    if (typeof reply === 'object' && reply !== null && 'error' in reply) trpcError.parse(reply);
    else {
      const output = outputs[names[index] ?? ''];
      if (output === undefined) throw new Error(`an unknown procedure succeeded: ${names[index]}`);
      z.strictObject({ result: z.strictObject({ data: output }) }).parse(reply);
      if (status >= 400) throw new Error(`a success has the status ${status}`);
    }
  }
}

function expectType(type: string, expected: string): void {
  if (type !== expected) throw new Error(`expected the type ${expected}, got ${type}`);
}
