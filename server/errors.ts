import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { ZodError } from 'zod';
import type { FieldSentence, Sentence } from '../src/contract/sentences.ts';
import { explainIssue, readSentence, sayInEnglish } from '../src/contract/sentences-in-english.ts';

/** The codes a call can fail with. tRPC maps each code to an HTTP status; see `statusOf`. */
type ErrorCode =
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'PAYLOAD_TOO_LARGE'
  | 'TOO_MANY_REQUESTS'
  | 'SERVICE_UNAVAILABLE'
  | 'INTERNAL_SERVER_ERROR';

/** The causes of a 503, and the sentence that the log has for each. */
const UNAVAILABLE = {
  database: 'the database is unavailable',
  'slow statement': 'the database took too long',
  conflict: 'the database has ended a transaction because of another one',
  'full database': 'the database is full',
  store: 'the file store is unavailable',
  'full store': 'the file store is full',
  disk: 'the disk is nearly full',
  overload: 'the server is overloaded',
  uploads: 'too many uploads are under way',
  timeout: 'a call took too long',
} as const;
export type Unavailable = keyof typeof UNAVAILABLE;

interface AppErrorOptions {
  /** The input field that is wrong, by its name on the wire. */
  field?: string;
  /** Seconds after which the same call may succeed. Sent as Retry-After. */
  retryAfter?: number;
  /** The cause of a 503, for the log. */
  unavailable?: Unavailable;
  /** What the caller has to provide before the same call succeeds: the code of the second factor. */
  needs?: 'code';
  cause?: unknown;
}

/** The only error that our own code throws deliberately. Callers see its message, unless the status is 500. */
export class AppError extends TRPCError {
  /** What it says, if visitors may read it in the site's words. */
  readonly sentence: Sentence | undefined;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;
  readonly unavailable: Unavailable | undefined;
  readonly needs: AppErrorOptions['needs'];

  constructor(code: ErrorCode, message: string | Sentence, options: AppErrorOptions = {}) {
    super({
      code,
      message: typeof message === 'string' ? message : sayInEnglish(message),
      cause: options.cause,
    });
    this.name = 'AppError';
    this.sentence = typeof message === 'string' ? undefined : message;
    this.field = options.field;
    this.retryAfter = options.retryAfter;
    this.unavailable = options.unavailable;
    this.needs = options.needs;
  }
}

/** Turns Fastify's 503 for a handler timeout into an AppError. Returns any other error unchanged. */
export function translateTimeout(error: unknown): unknown {
  if (!(error instanceof Error && 'statusCode' in error && error.statusCode === 503)) return error;
  return new AppError(
    'SERVICE_UNAVAILABLE',
    { id: 'refusals.tookTooLong' },
    { retryAfter: 5, unavailable: 'timeout', cause: error },
  );
}

export interface Fault {
  field: string | undefined;
  reason: string;
}

/** The faults of an input, field by field. Empty when the call failed for another reason. */
export function faultsOf(error: TRPCError): Fault[] {
  if (error instanceof AppError)
    return error.field === undefined ? [] : [{ field: error.field, reason: error.message }];
  if (!(error.cause instanceof ZodError)) return [];
  return error.cause.issues.map((issue) => ({ field: nameOf(issue), reason: explainIssue(issue) }));
}

/** The same for visitors, who read it in the site's words; also why a whole call was refused. */
export function listSentences(error: TRPCError): FieldSentence[] {
  if (statusOf(error) === 500) return [{ id: 'refusals.ourFault' }];
  if (error instanceof AppError)
    return error.sentence === undefined ? [] : [{ ...error.sentence, field: error.field }];
  if (!(error.cause instanceof ZodError)) return [];
  return error.cause.issues.flatMap((issue) => {
    const sentence = readSentence(issue);
    return sentence === undefined ? [] : [{ ...sentence, field: nameOf(issue) }];
  });
}

const nameOf = ({ path }: { path: PropertyKey[] }) => path.join('.') || undefined;

export function statusOf(error: TRPCError): number {
  return getHTTPStatusCodeFromError(error);
}

/** The sentence that the caller may read. */
export function publicMessage(error: TRPCError): string {
  if (statusOf(error) === 500) return sayInEnglish({ id: 'refusals.ourFault' });
  const [fault] = faultsOf(error);
  if (fault === undefined) return error.message;
  return fault.field === undefined ? fault.reason : `${fault.field}: ${fault.reason}`;
}

export function retryAfterOf(error: TRPCError): number | undefined {
  return error instanceof AppError ? error.retryAfter : undefined;
}

/** The log line for a 503: it names what an operator has to look at. */
export function explainWait(error: unknown): string {
  const unavailable = error instanceof AppError ? error.unavailable : undefined;
  return unavailable === undefined ? 'a call was refused for now' : UNAVAILABLE[unavailable];
}

export function needsOf(error: TRPCError): AppErrorOptions['needs'] {
  return error instanceof AppError ? error.needs : undefined;
}

/** A transaction that could not be serialised, or that waited for another one that waited for it. */
const CONFLICTS = new Set(['40001', '40P01']);
/** PostgreSQL's error classes for a lost connection (08), insufficient resources (53) and a shutdown (57P). */
const UNAVAILABLE_SQLSTATE = /^(08|53|57P|25006|57014)/;
const UNAVAILABLE_SOCKET = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
]);
/** The pool's own errors have no code. */
const UNAVAILABLE_MESSAGE =
  /timeout exceeded when trying to connect|Connection terminated|Connection ended|not queryable/;

const DATABASE_RETRY_AFTER_SECONDS = 5;

/** The answer to a call while the database is unavailable. */
export function databaseAway(cause: unknown): AppError {
  return new AppError(
    'SERVICE_UNAVAILABLE',
    { id: 'refusals.away' },
    { retryAfter: DATABASE_RETRY_AFTER_SECONDS, unavailable: unavailableDatabase(codeOf(cause)), cause },
  );
}

function unavailableDatabase(code: string): Unavailable {
  if (code === '57014') return 'slow statement';
  if (CONFLICTS.has(code)) return 'conflict';
  return code === '53100' ? 'full database' : 'database';
}

const STORE_RETRY_AFTER_SECONDS = 10;

/** The answer to a call while the file store cannot be written or read. */
export function storeAway(message: string | Sentence, cause: unknown): AppError {
  return new AppError('SERVICE_UNAVAILABLE', message, {
    retryAfter: STORE_RETRY_AFTER_SECONDS,
    unavailable: isStoreFull(cause) ? 'full store' : 'store',
    cause,
  });
}

function isStoreFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ['ENOSPC', 'EDQUOT'].includes(codeOf(error)) || isStoreFull(error.cause);
}

/** Whether the database failed and not the query, so that the same call may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return (
    UNAVAILABLE_SOCKET.has(code) ||
    UNAVAILABLE_SQLSTATE.test(code) ||
    CONFLICTS.has(code) ||
    UNAVAILABLE_MESSAGE.test(error.message)
  );
}

/** Whether the database ended the transaction because of another one, so that it may succeed at once. */
export function isDatabaseConflict(error: unknown): boolean {
  return CONFLICTS.has(codeOf(error));
}

/** The code of a PostgreSQL error or of a system error. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
