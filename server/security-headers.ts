import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * Everything comes from this origin, and nothing is inline; but for the pictures of blogs, which come from
 * `filesUrl` where that is set.
 */
export function securityHeaders(filesUrl: string | undefined): FastifyHelmetOptions {
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
