import type { Config } from '../config.ts';
import { connectDatabase, type DatabaseConnection } from '../database/connect.ts';
import { migrateToLatest } from '../database/migrate.ts';

/** Runs a command. A failure prints its message without a stack, and sets the exit code to 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * Runs a command's work on the configured database, and always closes the connection.
 * @param isMigrated false runs no migrations: a backup changes nothing, and a restore needs an empty database.
 */
export async function withDatabase(
  config: Config,
  work: (connection: DatabaseConnection) => Promise<void>,
  { isMigrated = true } = {},
): Promise<void> {
  const connection = await connectDatabase(config, console);
  try {
    if (isMigrated) await migrateToLatest(connection.dbWithoutTimeout);
    await work(connection);
  } finally {
    await connection.close();
  }
}
