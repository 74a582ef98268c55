import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Browser features that no page needs. Playing and full screen are not among them, because of the films. */
const PERMISSIONS = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...['hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'payment'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** What to change in the headers of the pages. */
interface Exceptions {
  /** Directives of the Content-Security-Policy to replace or to add. */
  directives?: Record<string, string[]>;
  /** The value of X-Frame-Options. */
  frames?: 'deny' | 'sameorigin';
}

/**
 * The security headers by name. They are the same for all answers, so they are built once: building them for
 * each answer took longer than most answers.
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

/** Sets these headers on every answer of this scope. */
export function addSecurityHeaders(door: FastifyInstance, headers: Record<string, string>): void {
  door.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/**
 * The resource policy of blog pictures and documents, whose paths legacy clients are given. Pages of other
 * origins may show them if such pages are configured: legacy sites, or ours with another host for files.
 */
export function policyOfSharedFiles({
  corsOrigins,
  filesUrl,
}: Pick<Config, 'corsOrigins' | 'filesUrl'>): Record<string, string> {
  const isShown = corsOrigins.length > 0 || filesUrl !== undefined;
  return isShown ? { 'cross-origin-resource-policy': 'cross-origin' } : {};
}

/** The headers of an answer to a malformed request, which loads, runs and submits nothing. */
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
 * Everything is loaded from this origin and nothing is inline, except that pictures of blogs come from
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
    // For obsolete browsers and plug-ins only: they would add bytes to each answer.
    dnsPrefetchControl: false,
    ieNoOpen: false,
    originAgentCluster: false,
    permittedCrossDomainPolicies: false,
    xXssProtection: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // Another host may not send a Cross-Origin-Resource-Policy, so its pictures are loaded without
    // credentials.
    crossOriginEmbedderPolicy: { policy: filesUrl === undefined ? 'require-corp' : 'credentialless' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  };
}
