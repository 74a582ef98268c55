import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What no page of ours needs; films play and fill the screen. */
const PERMISSIONS = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...['hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'payment'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Every answer's, the ones of Fastify's own making too. */
export async function addSecurityHeaders(app: FastifyInstance, filesUrl: string | undefined): Promise<void> {
  await app.register(helmet, securityHeaders(filesUrl));
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
  });
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
function securityHeaders(filesUrl: string | undefined): FastifyHelmetOptions {
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
      },
    },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // Another host need not know our policy: its pictures come without credentials instead.
    crossOriginEmbedderPolicy: { policy: filesUrl === undefined ? 'require-corp' : 'credentialless' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  };
}
