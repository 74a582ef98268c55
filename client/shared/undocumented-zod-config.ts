/**
 * Keeps zod from testing whether it may compile schemas with `new Function`: the Content-Security-Policy forbids that,
 * and the browser would report each attempt as an error. The documented way, `z.config({ jitless: true })`, needs zod,
 * which most pages never load. Instead this sets the global object that zod reads its configuration from as it loads.
 *
 * To do without it, drop the call: zod then notices by itself that it must not compile, and the browser reports the
 * attempt.
 */
export function keepZodFromCompiling(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
