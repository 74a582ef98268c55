/** `npm run audit -- verify` recomputes the audit log's chain of hashes; `npm run audit -- head` prints its newest hash. */

import { parseArgs } from 'node:util';
import { readHead, writeHead } from '../audit/audit-head.ts';
import { findHead } from '../audit/chain.queries.ts';
import { type NotedHead, verifyAuditLog } from '../audit/verify-chain.ts';
import { parseConfig } from '../config.ts';
import type { DatabaseConnection } from '../database/connect.ts';
import { runCommand, withDatabase } from './with-database.ts';

const USAGE = `npm run audit -- verify                the first line that does not fit, or none
npm run audit -- verify --head HEAD…   and whether the log still holds what it held at these heads
npm run audit -- head                  the head, to be kept elsewhere`;

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { head: { type: 'string', multiple: true, default: [] } },
  });
  const [command, ...others] = positionals;
  const noted = [...values.head, ...others].map(readHead).filter((head) => head !== undefined);
  const given = values.head.length + others.length;
  if (!(command === 'verify' || (command === 'head' && given === 0)) || noted.length < given)
    throw new Error(USAGE);

  await withDatabase(parseConfig(process.env), (connection) =>
    command === 'head' ? printHead(connection) : verify(connection, noted),
  );
});

async function printHead({ db }: DatabaseConnection): Promise<void> {
  const head = await findHead(db);
  console.log(head === undefined ? 'The audit log is empty.' : writeHead(head));
}

async function verify({ dbWithoutTimeout }: DatabaseConnection, noted: NotedHead[]): Promise<void> {
  const { lines, first, last, head } = await verifyAuditLog(dbWithoutTimeout, noted);
  if (head === undefined) console.log('verified 0 lines: the audit log is empty');
  else console.log(`verified ${lines} lines from ${first} to ${last}, head ${writeHead(head)}`);
}
