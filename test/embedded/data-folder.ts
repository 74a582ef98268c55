import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectDatabase } from '../../server/database/connect.ts';
import { MARK, REMOVED } from '../../server/files/stored-kind.ts';

/** What a stopped server has stored: its references, and its resumes with their files' hashes. */
interface LeftBehind {
  references: string[];
  /** id → SHA-256, as in the rows. */
  resumeRows: Map<string, string>;
  /** id → SHA-256 of the bytes in the store. */
  resumeFiles: Map<string, string>;
}

/** Reads a data folder that no server uses. */
export async function readDataFolder(dataDir: string): Promise<LeftBehind> {
  const { db, close } = await connectDatabase({ databaseUrl: undefined, dataDir }, console);
  try {
    const submissions = await db.selectFrom('submissions').select('reference').execute();
    const resumes = await db.selectFrom('resumes').select(['id', 'sha256']).execute();
    return {
      references: submissions.map(({ reference }) => reference),
      resumeRows: new Map(resumes.map(({ id, sha256 }) => [id, sha256.toString('hex')])),
      resumeFiles: await hashFiles(join(dataDir, 'resumes')),
    };
  } finally {
    await close();
  }
}

async function hashFiles(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((name) => name !== MARK && !REMOVED.startsWith(name));
  const hashes = names.map(
    async (name): Promise<[string, string]> => [
      name,
      createHash('sha256')
        .update(await readFile(join(folder, name)))
        .digest('hex'),
    ],
  );
  return new Map(await Promise.all(hashes));
}
