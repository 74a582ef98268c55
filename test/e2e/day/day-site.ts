import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { end, startServer } from '../../embedded/server-process.ts';
import { createDatabase } from '../../environment/app.ts';
import { findFreePort } from '../../environment/free-port.ts';
import { startSmtpServer, type TestSmtpServer } from '../../environment/smtp.ts';
import { CUT_SHORT } from '../site.ts';

/** What the mail service shows with each answer that it passes on. */
export const ANSWERS_TOKEN = 'a-secret-of-the-mail-service-0123456789';

/** One day runs on each, rather than each day on both. */
export type DayDatabase = 'a real Postgres' | 'the embedded database';

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
  /** A new page in a browser context of its own. */
  newcomer(options?: BrowserContextOptions): Promise<Page>;
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
    REPLY_ADDRESS: 'replies@guardhouse.example',
  };
  const contexts: BrowserContext[] = [];
  const server = await startServer(dataDir, settings);
  const { origin } = server;
  const printed = () => server.output() + server.errors();
  const atSite = (link: string) => link.replace('localhost', '127.0.0.1');
  const traces: Traces = {
    addresses: [],
    staffAnswers: [],
    faults: [],
    log: () => printed().split('\n').filter(Boolean),
  };
  return {
    origin,
    smtp,
    traces,
    founderLink() {
      const link = /http:\/\/localhost:\d+\/staff\/invitation#[\w-]{43}/.exec(printed())?.[0];
      return link && atSite(link);
    },
    async newcomer(options) {
      const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce', ...options });
      context.setDefaultTimeout(30_000);
      contexts.push(context);
      watch(context, traces);
      return context.newPage();
    },
    async stop() {
      await Promise.all(contexts.map((context) => context.close()));
      await end(server, 'SIGTERM');
      await smtp.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function watch(context: BrowserContext, { addresses, staffAnswers, faults }: Traces): void {
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
    if (message.type() === 'error' && !isGate) faults.push(`${message.text()} ${message.location().url}`);
  });
}
