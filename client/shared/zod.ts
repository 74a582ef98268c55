import { config } from 'zod/v4';

// The Content-Security-Policy forbids to compile schemas, and the browser would report each attempt. Not while pages are
// rendered, since the renderer shares its zod with the server.
if (!import.meta.env.SSR) config({ jitless: true });

export * from 'zod/v4';
