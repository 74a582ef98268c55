/**
 * The part of negotiator 1.x that we use. It has no types of its own, and those of DefinitelyTyped lack `preferred`.
 */
declare module 'negotiator' {
  import type { IncomingHttpHeaders } from 'node:http';

  export default class Negotiator {
    constructor(request: { headers: IncomingHttpHeaders });
    /** The encodings that the client accepts, the preferred one first. */
    encodings<Encoding extends string>(
      available: readonly Encoding[],
      options: { preferred: readonly Encoding[] },
    ): Encoding[];
  }
}
