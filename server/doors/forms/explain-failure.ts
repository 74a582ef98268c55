import { TRPCError } from '@trpc/server';
import type { FastifyRequest } from 'fastify';
import { labelWords, serverFault } from '../../../src/content/form-words.ts';
import { explainTooLarge, explainWrongBytes } from '../../../src/content/resume-words.ts';
import type { Site } from '../../../src/content/site.ts';
import type { Check } from '../../../src/contract/checks.ts';
import type { Sentence } from '../../../src/contract/sentences.ts';
import { source } from '../../../src/languages.ts';
import { explainWait, listSentences, publicMessage, retryAfterOf, statusOf } from '../../errors.ts';
import { RefusedRequest } from '../../http/body-limits.ts';

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
  site: Site,
): Explanation {
  const known =
    error instanceof TRPCError ? explainProcedure(error, checks, site) : explainRequest(error, site);
  if (known === undefined) {
    request.log.error(error instanceof TRPCError ? (error.cause ?? error) : error, 'a form failed');
    const { words } = site;
    const sentences = [words('refusals.ourFault'), words('refusals.quoteRequest', { request: request.id })];
    return { status: 500, sentences, faults: {}, retryAfter: undefined };
  }
  if (known.status > 500 && error instanceof TRPCError)
    request.log.warn(error.cause ?? error, explainWait(error));
  return known;
}

function explainProcedure(error: TRPCError, checks: readonly Check[], site: Site): Explanation | undefined {
  const { words } = site;
  const status = statusOf(error);
  if (status === 500) return undefined;
  const sentences = listSentences(error);
  const faults = sentences.flatMap(({ field, ...sentence }) =>
    field === undefined
      ? []
      : [{ field, sentence: serverFault(words, labelWords(words, checks, field), sentence) }],
  );
  return {
    status,
    sentences:
      faults.length > 0
        ? faults.map(({ sentence }) => sentence)
        : [reasonIn(site, sentences[0], publicMessage(error))],
    faults: Object.fromEntries(
      faults.map(({ field, sentence }) => {
        const ofFile = status === 413 ? explainTooLarge(words) : explainWrongBytes(words);
        return [field, field === 'file' ? ofFile : sentence];
      }),
    ),
    retryAfter: retryAfterOf(error),
  };
}

/** The status of an error that a plugin or hook threw with one. */
function explainRequest(error: unknown, site: Site): Explanation | undefined {
  if (!(error instanceof Error && 'statusCode' in error)) return undefined;
  const status = Number(error.statusCode);
  if (!(status >= 400 && status < 500)) return undefined;
  return {
    status,
    sentences: [reasonIn(site, error instanceof RefusedRequest ? error.sentence : undefined, error.message)],
    faults: {},
    retryAfter: undefined,
  };
}

/** What only our libraries say, such as that a body cannot be parsed, is in English. */
function reasonIn({ words, language }: Site, sentence: Sentence | undefined, message: string): string {
  if (sentence !== undefined) return words(sentence.id, sentence.values);
  return language.code === source.code ? message : words('refusals.unreadable');
}
