/** What we use of negotiator 1.x, which brings no types; those of DefinitelyTyped lack `preferred`. */
declare module 'negotiator' {
  import type { IncomingHttpHeaders } from 'node:http';

  export default class Negotiator {
    constructor(request: { headers: IncomingHttpHeaders });
    /** Those that the client accepts, the one it likes best first. */
    encodings<Encoding extends string>(
      available: readonly Encoding[],
      options: { preferred: readonly Encoding[] },
    ): Encoding[];
  }
}
