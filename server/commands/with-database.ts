import type { Config } from '../config.ts';
import { connectDatabase, type DatabaseConnection } from '../database/connect.ts';
import { migrateToLatest } from '../database/migrate.ts';

/** Runs a command to its end. Where it fails, only the message is printed, without a stack, and the exit code is 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * Does the work of a command on the database of the settings, and closes the connection whatever comes of it.
 * @param isMigrated false leaves the database as it is: a backup changes nothing, and a restore needs it empty.
 */
export async function withDatabase(
  config: Config,
  work: (connection: DatabaseConnection) => Promise<void>,
  { isMigrated = true } = {},
): Promise<void> {
  const connection = await connectDatabase(config, console);
  try {
    if (isMigrated) await migrateToLatest(connection.unhurried);
    await work(connection);
  } finally {
    await connection.close();
  }
}
