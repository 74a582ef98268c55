import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Browser, BrowserContext, Page, ViewportSize } from 'playwright-core';
import { connectDatabase } from '../../../server/database/connect.ts';
import { end, type ServerProcess, startServer } from '../../embedded/server-process.ts';
import { createDatabase } from '../../environment/app.ts';
import { findFreePort } from '../../environment/free-port.ts';
import { startSmtpServer, type TestSmtpServer } from '../../environment/smtp.ts';
import { CUT_SHORT } from '../site.ts';

/** One day runs on each, rather than each day on both. */
export type DayDatabase = 'a real Postgres' | 'the embedded database';

/** The secret of the mail service that delivers visitors' answers, and the address that they answer to. */
export const ANSWERS_TOKEN = 'a-secret-of-the-mail-service-0123456789';
const REPLY_ADDRESS = 'replies@guardhouse.example';

/** Everything that was requested, answered and logged during the day. */
export interface Traces {
  /** The addresses as they were sent: without their fragment. */
  addresses: string[];
  /** The addresses of the staff area, with their Cache-Control. */
  staffAnswers: [address: string, caching: string | undefined][];
  /** The browsers' errors, except those that only report an unsuccessful answer. */
  faults: string[];
  /** The logs of the server's processes, at their most verbose level. */
  log(): string[];
}

/** Guardhouse in a process of its own, as `npm start` runs it, with a mail server, on one of the databases. */
export interface DaySite {
  origin: string;
  smtp: TestSmtpServer;
  traces: Traces;
  /** The link that the first start printed for the owner, with this site's address. */
  founderLink(): string | undefined;
  /** A new page in a browser context of its own, with a window of that size. */
  newcomer(viewport?: ViewportSize): Promise<Page>;
  /** Stops the server, and starts it again when `during` is over. */
  stopWhile(during: () => Promise<unknown>): Promise<void>;
  /** Stops the server, leaves it down for that long, and starts it again. */
  pause(interval: string): Promise<void>;
  stop(): Promise<void>;
}

export async function startDay(database: DayDatabase, browser: Browser): Promise<DaySite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'guardhouse-day-'));
  const databaseUrl = database === 'a real Postgres' ? await createDatabase() : undefined;
  const smtp = await startSmtpServer();
  const settings = {
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    PORT: String(await findFreePort()),
    LOG_LEVEL: 'trace',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Guardhouse <office@guardhouse.example>',
    MAIL_TO_SALES: 'sales@guardhouse.example',
    MAIL_TO_CAREERS: 'careers@guardhouse.example',
    ANSWERS_TOKEN,
    REPLY_ADDRESS,
  };
  const contexts: BrowserContext[] = [];
  const servers: ServerProcess[] = [await startServer(dataDir, settings)];
  const [{ origin }] = servers as [ServerProcess];
  const printed = () => servers.map(({ output, errors }) => output() + errors()).join('');
  const atSite = (link: string) => link.replace('localhost', '127.0.0.1');
  const traces: Traces = {
    addresses: [],
    staffAnswers: [],
    faults: [],
    log: () => printed().split('\n').filter(Boolean),
  };
  let hasBeenStopped = false;
  const stopWhile = async (during: () => Promise<unknown>) => {
    hasBeenStopped = true;
    await end(servers.at(-1) as ServerProcess, 'SIGTERM');
    await during();
    servers.push(await startServer(dataDir, settings));
  };
  return {
    origin,
    smtp,
    traces,
    founderLink() {
      const link = /http:\/\/localhost:\d+\/staff\/invitation#[\w-]{43}/.exec(printed())?.[0];
      return link && atSite(link);
    },
    async newcomer(viewport) {
      const context = await browser.newContext({
        ...{ baseURL: origin, reducedMotion: 'reduce' },
        ...(viewport && { viewport }),
      });
      context.setDefaultTimeout(30_000);
      contexts.push(context);
      watch(context, traces, () => hasBeenStopped);
      return context.newPage();
    },
    stopWhile,
    pause: (interval) => stopWhile(() => letPass(interval, databaseUrl, dataDir)),
    async stop() {
      await Promise.all(contexts.map((context) => context.close()));
      await end(servers.at(-1) as ServerProcess, 'SIGTERM');
      await smtp.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function watch(
  context: BrowserContext,
  { addresses, staffAnswers, faults }: Traces,
  hasBeenStopped: () => boolean,
): void {
  context.on('request', (request) => addresses.push(request.url().split('#')[0] ?? ''));
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/staff(\/|$)/.test(pathname)) staffAnswers.push([pathname, response.headers()['cache-control']]);
  });
  context.on('weberror', (fault) => {
    const { message } = fault.error();
    if (!CUT_SHORT.test(message)) faults.push(message);
  });
  context.on('console', (message) => {
    // A missing session is answered with 401, which a browser logs.
    const isGate = message.text().includes('401') && message.location().url.includes('/staff/trpc/');
    // The staff's pages poll for news, also while the server restarts.
    const isAway =
      /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_INCOMPLETE_CHUNKED|status of 503/.test(
        message.text(),
      );
    const isNews = isAway && /\/staff\/(changes|trpc\/live\.)/.test(message.location().url);
    // What somebody does while it is stopped on purpose, or busy with its start, is tried again.
    const isTriedAgain =
      hasBeenStopped() &&
      /ERR_CONNECTION_(REFUSED|RESET)|status of 503/.test(message.text()) &&
      /\/staff\/trpc\//.test(message.location().url);
    if (message.type() === 'error' && !isGate && !isNews && !isTriedAgain)
      faults.push(`${message.text()} ${message.location().url}`);
  });
}

/** Makes every waiting mail that much older. */
async function letPass(interval: string, databaseUrl: string | undefined, dataDir: string): Promise<void> {
  const { db, close } = await connectDatabase({ databaseUrl, dataDir }, console);
  await sql`
    update mails set queued_at = queued_at - ${interval}::text::interval, due_at = due_at - ${interval}::text::interval
    where status = 'queued'
  `.execute(db);
  await close();
}
