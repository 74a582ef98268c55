import { TRPCError } from '@trpc/server';
import type { FastifyRequest } from 'fastify';
import type { Check } from '../../../src/contract/checks.ts';
import { tooLargeFile, wrongBytes } from '../../../src/contract/job-application.ts';
import { explainWait, faultsOf, publicMessage, retryAfterOf, statusOf } from '../../errors.ts';

interface Explanation {
  status: number;
  /** The sentences that the visitor reads below the notice. */
  sentences: string[];
  /** What is wrong with each field, by its name. */
  faults: Record<string, string>;
  /** Seconds. */
  retryAfter: number | undefined;
}

/** Explains a failed submission to its sender. A fault of ours is logged here, once; the sender sees its request id only. */
export function explainFailure(
  error: unknown,
  request: FastifyRequest,
  checks: readonly Check[],
): Explanation {
  const known = error instanceof TRPCError ? explainProcedure(error, checks) : explainRequest(error);
  if (known === undefined) {
    request.log.error(error instanceof TRPCError ? (error.cause ?? error) : error, 'a form failed');
    const sentences = ['Something went wrong on our side.', `To ask us about it, quote ${request.id}.`];
    return { status: 500, sentences, faults: {}, retryAfter: undefined };
  }
  if (known.status > 500 && error instanceof TRPCError)
    request.log.warn(error.cause ?? error, explainWait(error));
  return known;
}

function explainProcedure(error: TRPCError, checks: readonly Check[]): Explanation | undefined {
  const status = statusOf(error);
  if (status === 500) return undefined;
  const titleOf = (field = '') =>
    field === 'file' ? 'Resume' : (checks.find((check) => check.field === field)?.title ?? field);
  const faults = faultsOf(error).map(({ field, reason }) => ({
    field,
    sentence: `${titleOf(field)}: ${reason}.`,
  }));
  return {
    status,
    sentences: faults.length > 0 ? faults.map(({ sentence }) => sentence) : [publicMessage(error)],
    faults: Object.fromEntries(
      faults.flatMap(({ field, sentence }) => {
        if (field === undefined) return [];
        const ofFile = status === 413 ? tooLargeFile : wrongBytes;
        return [[field, field === 'file' ? ofFile : sentence]];
      }),
    ),
    retryAfter: retryAfterOf(error),
  };
}

/** The status of an error that a plugin or hook threw with one. */
function explainRequest(error: unknown): Explanation | undefined {
  if (!(error instanceof Error && 'statusCode' in error)) return undefined;
  const status = Number(error.statusCode);
  if (!(status >= 400 && status < 500)) return undefined;
  return { status, sentences: [error.message], faults: {}, retryAfter: undefined };
}
