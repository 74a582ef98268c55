import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';
import { networkOf, widerNetworkOf } from '../http/sender-network.ts';
import type { SharedLimit } from './guards.queries.ts';

const MINUTE_SECONDS = 60;
/** All networks of a wider one together may send so many times what each of them may. */
const WIDER_SHARE = 10;

/**
 * Limits the submissions of each address, in total and per form. The count in memory refuses a flood before it costs
 * anything. The count in Postgres, which is part of the submission's statement, holds across all servers. The wider
 * networks of IPv6 are counted in memory alone.
 */
export interface SubmissionLimit {
  /** @throws {AppError} TOO_MANY_REQUESTS with the seconds to wait. */
  count(address: string, kind: string): Promise<void>;
  /** The limits for the statement to apply; undefined if nothing is limited. */
  shared(address: string): SharedLimit | undefined;
  /**
   * The error for a submission that the count in Postgres has refused. Until the wait is over, the count in memory
   * refuses further submissions of that form from that address.
   */
  refusal(address: string, kind: string, wait: number): Promise<AppError>;
}

/** With `perMinute` 0 nothing is limited. */
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
  const ofWider = new RateLimiterMemory({ points: perMinute * WIDER_SHARE, duration: MINUTE_SECONDS });
  return {
    async count(address, kind) {
      const network = networkOf(address);
      try {
        // The form's own limit is checked first: what it refuses does not use up the total of the address.
        await ofForm.consume(`${kind} ${network}`);
        await ofAddress.consume(network);
        const wider = widerNetworkOf(address);
        if (wider !== undefined) await ofWider.consume(wider);
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
    { id: 'refusals.tooMany', values: { seconds: String(retryAfter) } },
    { retryAfter },
  );
}
