import { z } from 'zod';
import { wholeNumber } from './values.ts';

export interface VisitorSettings {
  /** Submissions per minute from one address; 0 switches both limits off. */
  submitLimitPerMinute: number;
  /** Submissions per minute from one address to a single form; 0 sets no limit for a single form. */
  submitLimitPerForm: number;
  /** The proxies whose X-Forwarded-For is trusted; `false` trusts none. */
  trustProxy: false | string[];
}

/**
 * A number of hops is not accepted: a client that reaches this server without passing the proxy could then forge any
 * address.
 */
const trustProxy = z.union(
  [
    z.literal('false').transform(() => false as const),
    z
      .string()
      .transform((list) => list.split(',').map((item) => item.trim()))
      .pipe(
        z.array(
          z.union([
            z.ipv4(),
            z.ipv6(),
            z.cidrv4(),
            z.cidrv6(),
            z.enum(['loopback', 'linklocal', 'uniquelocal']),
          ]),
        ),
      ),
  ],
  'must be false, or the proxies by address, such as loopback or 10.0.0.0/8',
);

/** How the address of a visitor is determined, and how much one address may send. */
export const visitorSettings = z
  .object({
    SUBMIT_LIMIT_PER_MINUTE: wholeNumber(0, 1_000_000).default(30),
    SUBMIT_LIMIT_PER_FORM: wholeNumber(0, 1_000_000).default(20),
    TRUST_PROXY: trustProxy.default(false),
  })
  .transform(
    (env): VisitorSettings => ({
      submitLimitPerMinute: env.SUBMIT_LIMIT_PER_MINUTE,
      submitLimitPerForm: env.SUBMIT_LIMIT_PER_FORM,
      trustProxy: env.TRUST_PROXY,
    }),
  );
