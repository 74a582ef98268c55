import { Writable } from 'node:stream';
import type { Logger } from 'pino';
import type { Config } from '../../server/config.ts';
import { createLogger } from '../../server/operating/logger.ts';

/** The server's own logger, together with the lines that it has written. */
export function keepLog(level: Config['logLevel']): { logger: Logger; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  return { logger: createLogger(level, stream), lines };
}
