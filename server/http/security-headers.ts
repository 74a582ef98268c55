import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** What no page of ours needs; films play and fill the screen. */
const PERMISSIONS = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...['hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'payment'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** How an answer's policy differs from that of the pages. */
interface Exceptions {
  /** Directives of the Content-Security-Policy, in place of those of the pages or besides them. */
  directives?: Record<string, string[]>;
  /** What X-Frame-Options says. */
  frames?: 'deny' | 'sameorigin';
}

/**
 * The headers that every answer carries, by their names. They are the same for all answers and so are made once: made for
 * each answer, they took more time than most of them.
 */
export async function securityHeaders(
  filesUrl: string | undefined,
  exceptions: Exceptions = {},
): Promise<Record<string, string>> {
  const app = Fastify();
  await app.register(helmet, headerOptions(filesUrl, exceptions));
  app.get('/', (_request, reply) => reply.code(204).send());
  const { headers } = await app.inject('/');
  await app.close();
  const { date: _date, connection: _connection, ...said } = headers;
  return { ...(said as Record<string, string>), 'permissions-policy': PERMISSIONS };
}

/** Sets them on every answer of this scope. */
export function addSecurityHeaders(door: FastifyInstance, headers: Record<string, string>): void {
  door.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/**
 * Of the blog pictures and documents whose paths legacy clients are given: pages of other origins may show them where
 * there are such pages, theirs or ours with another host for the files, and else they are closed like everything.
 */
export function policyOfSharedFiles({
  corsOrigins,
  filesUrl,
}: Pick<Config, 'corsOrigins' | 'filesUrl'>): Record<string, string> {
  const isShown = corsOrigins.length > 0 || filesUrl !== undefined;
  return isShown ? { 'cross-origin-resource-policy': 'cross-origin' } : {};
}

/** Of an answer to what never became a request: there is nothing in it to show, to run or to send. */
export const BARE_HEADERS = {
  'Content-Security-Policy': "default-src 'none';form-action 'none';base-uri 'none';frame-ancestors 'none'",
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': PERMISSIONS,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/**
 * Everything comes from this origin, and nothing is inline; but for the pictures of blogs, which come from
 * `filesUrl` where that is set.
 */
function headerOptions(
  filesUrl: string | undefined,
  { directives, frames = 'deny' }: Exceptions,
): FastifyHelmetOptions {
  const pictureHosts = filesUrl === undefined ? [] : [new URL(filesUrl).origin];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', ...pictureHosts],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...directives,
      },
    },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: frames },
    // These speak to browsers and plug-ins that are gone; each answer would carry them.
    dnsPrefetchControl: false,
    ieNoOpen: false,
    originAgentCluster: false,
    permittedCrossDomainPolicies: false,
    xXssProtection: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // Another host need not know our policy: its pictures come without credentials instead.
    crossOriginEmbedderPolicy: { policy: filesUrl === undefined ? 'require-corp' : 'credentialless' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  };
}
