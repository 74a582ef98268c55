import { type EmbeddedPostgres, startEmbeddedPostgres } from '../environment/embedded-postgres.ts';

/**
 * A PostgreSQL that keeps what it acknowledges, and that may be stopped in the worst way.
 * @param within where the data lies: a small file system, for instance.
 */
export function startOwnPostgres(within?: string): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({
    flags: ['min_wal_size=2MB', 'max_wal_size=32MB'],
    initdbFlags: ['--wal-segsize=1'],
    ...(within !== undefined && { within }),
  });
}
