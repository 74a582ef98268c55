import { type EmbeddedPostgres, startEmbeddedPostgres } from '../environment/embedded-postgres.ts';

/**
 * A PostgreSQL with fsync on, which a test may stop in the most abrupt way.
 * @param within where its data folder goes, for example on a small file system.
 */
export function startOwnPostgres(within?: string): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({
    flags: ['min_wal_size=2MB', 'max_wal_size=32MB'],
    initdbFlags: ['--wal-segsize=1'],
    ...(within !== undefined && { within }),
  });
}
