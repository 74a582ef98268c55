import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';
import { networkOf } from '../http/sender-network.ts';
import type { SharedLimit } from './guards.queries.ts';

const MINUTE_SECONDS = 60;

/**
 * Counts the submissions of each address, in all and of each form. This server's own count refuses a flood before it
 * costs anything; the count in Postgres, which the submission's own statement keeps, makes it one limit for all servers.
 */
export interface SubmissionLimit {
  /** @throws {AppError} TOO_MANY_REQUESTS with the seconds to wait. */
  count(address: string, kind: string): Promise<void>;
  /** What the statement is to count; undefined where nothing is limited. */
  shared(address: string): SharedLimit | undefined;
  /** The error for whom the count of all servers refuses; the next of that form are refused here, until it is over. */
  refusal(address: string, kind: string, wait: number): Promise<AppError>;
}

/** `perMinute` 0 counts nothing. */
export function createSubmissionLimit(perMinute: number, perForm: number): SubmissionLimit {
  if (perMinute === 0)
    return {
      count: async () => undefined,
      shared: () => undefined,
      refusal: async (_, __, wait) => tooMany(wait),
    };
  const perFormOrAll = perForm === 0 ? perMinute : perForm;
  const ofAddress = new RateLimiterMemory({ points: perMinute, duration: MINUTE_SECONDS });
  const ofForm = new RateLimiterMemory({ points: perFormOrAll, duration: MINUTE_SECONDS });
  return {
    async count(address, kind) {
      const network = networkOf(address);
      try {
        // What a form's own limit refuses does not use up what the address has left for the others.
        await ofForm.consume(`${kind} ${network}`);
        await ofAddress.consume(network);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw tooMany(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
      }
    },
    shared: (address) => ({ address: networkOf(address), perAddress: perMinute, perForm: perFormOrAll }),
    async refusal(address, kind, wait) {
      await ofForm.block(`${kind} ${networkOf(address)}`, wait);
      return tooMany(wait);
    },
  };
}

function tooMany(retryAfter: number): AppError {
  return new AppError(
    'TOO_MANY_REQUESTS',
    `Too many submissions from one address. Please try again in ${retryAfter} seconds.`,
    { retryAfter },
  );
}
