import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';
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

/** An IPv4 address, or the /64 of an IPv6 one: whoever has one of its addresses has them all. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  // What a proxy says is an address need not be one.
  if (!isIPv6(plain)) return plain.slice(0, 100);
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groups = head.split(':').filter(Boolean);
  const ending = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array<string>(tail === undefined ? 0 : 8 - groups.length - ending.length).fill('0');
  return `${[...groups, ...zeros, ...ending].slice(0, 4).join(':')}::/64`;
}
