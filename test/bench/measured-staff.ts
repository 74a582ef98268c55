import { buildApp } from '../../server/app.ts';
import { parseConfig } from '../../server/config.ts';
import { createContentVersion } from '../../server/content/content-version.ts';
import { sampleSiteHolder } from '../../server/content/site-holder.ts';
import { connectDatabase } from '../../server/database/connect.ts';
import { createPublicationStore } from '../../server/files/publication-store.ts';
import { createResumeStore } from '../../server/files/resume-store.ts';
import { createSubmissionLimit } from '../../server/submissions/limit.ts';
import type { StaffRole } from '../../src/contract/staff/member.ts';
import { createMember, type SignedInMember } from '../factories/staff.ts';

/** The STAFF_SECRET of every server that is measured, so that its members can sign in at another one. */
export const MEASURED_SECRET = 'the secret of a server that is only measured';

/** A member who can also sign in at the measured server, which has the same database and secret. */
export async function signIn(
  databaseUrl: string,
  dataDir: string,
  role: StaffRole = 'owner',
): Promise<SignedInMember> {
  const config = parseConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    STAFF_SECRET: MEASURED_SECRET,
    LOG_LEVEL: 'silent',
  });
  const connection = await connectDatabase(config, console);
  const resumes = await createResumeStore(config);
  const publications = await createPublicationStore(config);
  const content = createContentVersion();
  const app = await buildApp({
    config,
    db: connection.db,
    pool: connection.pool,
    resumes,
    publications,
    submissionLimit: createSubmissionLimit(0, 0),
    content,
    site: sampleSiteHolder(),
  });
  const server = { app, db: connection.db, resumes, publications, config, content };
  const member = await createMember(server, role);
  await app.close();
  await connection.close();
  return member;
}

export const cookiesOf = (member: SignedInMember) =>
  [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
