import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '../../server/database/connect.ts';
import { postContact } from '../embedded/post-contact.ts';
import { end, type ServerProcess, startServer } from '../embedded/server-process.ts';
import { findFreePort } from '../environment/free-port.ts';
import { type Behaviour, header, type ReceivedMail, startSmtpServer } from '../environment/smtp.ts';
import { startOwnPostgres } from './durable-postgres.ts';
import { printFigures } from './verify.ts';

/** What the mail server does in each round; `away` means that nobody listens on its port. */
const FAULTS: (Behaviour | 'away')[] = ['slow', 'refuse', 'break off', 'break after', 'silent', 'away'];
const ROUNDS_EACH = 5;
const A_ROUND = 10;
/** How long a round's mails meet the fault before the server and its mail worker are killed. */
const FAULT_MS = 1_500;
const OFFICE = ['sales@guardhouse.example'];

test.for(['Postgres', 'embedded'] as const)(
  'mails on %s survive the mail server’s faults and kill -9',
  async (database) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'guardhouse-mail-faults-'));
    const postgres = database === 'Postgres' ? await startOwnPostgres() : undefined;
    // A port to which it can come back.
    const port = await findFreePort();
    let smtp = await startSmtpServer(port, 300);
    const received: ReceivedMail[] = [];
    onTestFinished(async () => {
      await smtp.stop();
      await postgres?.remove();
      await rm(dataDir, { recursive: true, force: true });
    });
    const settings = {
      ...(postgres && { DATABASE_URL: postgres.url }),
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Guardhouse <office@guardhouse.example>',
      MAIL_TO_SALES: OFFICE.join(),
      MAIL_TO_CAREERS: 'careers@guardhouse.example',
    };
    const references: string[] = [];
    const awayFor = async (round: () => Promise<void>) => {
      await smtp.stop();
      await round();
      received.push(...smtp.received);
      smtp = await startSmtpServer(port, 300);
    };
    let server: ServerProcess | undefined;
    const oneRound = async () => {
      server = await startServer(dataDir, settings);
      for (let each = 0; each < A_ROUND; each++)
        references.push(
          await postContact(server.origin, visitor(references.length), `Message ${references.length}`),
        );
      await pause(FAULT_MS);
      await end(server, 'SIGKILL');
      await letPausesPass(postgres?.url, dataDir);
    };
    for (let round = 0; round < ROUNDS_EACH; round++)
      for (const fault of FAULTS) {
        if (fault === 'away') await awayFor(oneRound);
        else {
          smtp.behave(fault);
          await oneRound();
        }
      }

    smtp.behave('accept');
    server = await startServer(dataDir, settings);
    const arrived = () => Map.groupBy([...received, ...smtp.received], keyOf);
    const expected = references.flatMap((reference, index) => [
      `${reference} ${OFFICE}`,
      `${reference} ${visitor(index)}`,
    ]);
    await expect.poll(() => arrived().size, { timeout: 120_000, interval: 500 }).toBe(expected.length);
    expect([...arrived().keys()].sort()).toEqual(expected.toSorted());
    await end(server, 'SIGTERM');

    const copies = [...arrived().values()];
    const idsOf = (mails: ReceivedMail[]) => new Set(mails.map((mail) => header(mail, 'message-id')));
    expect(copies.filter((mails) => idsOf(mails).size !== 1)).toEqual([]);
    const { parked, attempts } = await countOutcomes(postgres?.url, dataDir);
    expect(parked).toBe(0);
    printFigures(`mails, ${database}`, {
      kills: FAULTS.length * ROUNDS_EACH,
      submissions: references.length,
      mails: expected.length,
      lost: expected.length - copies.length,
      attempts,
      moreThanOnce: copies.filter((mails) => mails.length > 1).length,
      mostCopies: Math.max(...copies.map((mails) => mails.length)),
    });
  },
);

const visitor = (index: number) => `visitor${index}@example.com`;
const keyOf = ({ subject, envelope }: ReceivedMail) =>
  `${/CB-\w{6}/.exec(subject ?? '')?.[0]} ${envelope.to.join()}`;

async function withDatabase<T>(
  databaseUrl: string | undefined,
  dataDir: string,
  use: (db: Awaited<ReturnType<typeof connectDatabase>>['db']) => Promise<T>,
): Promise<T> {
  const { db, close } = await connectDatabase({ databaseUrl, dataDir }, console);
  try {
    return await use(db);
  } finally {
    await close();
  }
}

/** Makes the retry pauses and a killed worker's lease expire. */
function letPausesPass(databaseUrl: string | undefined, dataDir: string): Promise<unknown> {
  return withDatabase(databaseUrl, dataDir, (db) =>
    sql`update mails set due_at = now() where status = 'queued'`.execute(db),
  );
}

async function countOutcomes(databaseUrl: string | undefined, dataDir: string) {
  const { rows } = await withDatabase(databaseUrl, dataDir, (db) =>
    sql<{ parked: number; attempts: number }>`
      select count(*) filter (where status = 'parked')::integer as parked, sum(attempts)::integer as attempts from mails
    `.execute(db),
  );
  return rows[0] ?? { parked: Number.NaN, attempts: Number.NaN };
}
