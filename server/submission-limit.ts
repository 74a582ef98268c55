import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './errors.ts';

/** Counts the submissions of each address. */
export interface SubmissionLimit {
  /** @throws {AppError} TOO_MANY_REQUESTS with the seconds to wait. */
  count(address: string): Promise<void>;
}

/** `perMinute` 0 counts nothing. */
export function createSubmissionLimit(perMinute: number): SubmissionLimit {
  if (perMinute === 0) return { count: async () => undefined };
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return {
    async count(address) {
      try {
        await limiter.consume(address);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new AppError(
          'TOO_MANY_REQUESTS',
          `Too many submissions from one address. Please try again in ${retryAfter} seconds.`,
          { retryAfter },
        );
      }
    },
  };
}
