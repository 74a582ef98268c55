import type { Kysely } from 'kysely';
import { type SiteHolder, sampleSiteHolder } from '../../server/content/site-holder.ts';
import type { Database } from '../../server/database/schema.ts';
import type { ResumeStore } from '../../server/files/resume-store.ts';
import { createMailTransport } from '../../server/mail/mail-transport.ts';
import { type MailPass, sendDueMails } from '../../server/mail/send-due-mails.ts';
import { createMailWriters } from '../../server/notices/mail-writers.ts';
import type { AnswerAddress } from '../../server/settings/answers.ts';
import { test as base } from './app.ts';
import { startSmtpServer, type TestSmtpServer } from './smtp.ts';

/** The addresses of the company. */
export const ROOM = {
  from: { name: 'Guardhouse', address: 'office@guardhouse.example' },
  sales: [{ name: '', address: 'sales@guardhouse.example' }],
  careers: [
    { name: '', address: 'careers@guardhouse.example' },
    { name: 'Second', address: 'second@guardhouse.example' },
  ],
  privacy: [{ name: '', address: 'privacy@guardhouse.example' }],
};
/** Only for a server that never answers. Any other may need longer on a busy machine, and is waited for. */
const IMPATIENT = { connect: 500, silence: 500, whole: 2_000 };
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Sends the mails that are due, as the mailer does. */
export function sendMails(
  db: Kysely<Database>,
  smtp: TestSmtpServer,
  site: SiteHolder,
  { resumes, answers }: { resumes?: ResumeStore; answers?: AnswerAddress | undefined } = {},
): Promise<MailPass> {
  const config = { smtpUrl: smtp.url, ...ROOM };
  const transport = createMailTransport(config, smtp.isSilent() ? IMPATIENT : undefined);
  const writers = createMailWriters(undefined, resumes);
  return sendDueMails({
    db,
    site,
    writers,
    config,
    answers,
    transport,
    log,
    staffOrigin: 'https://guardhouse.example',
  });
}

/** A test with an empty outbox and a mail server. */
export const test = base.extend<{
  smtp: TestSmtpServer;
  send: (smtp?: TestSmtpServer, site?: SiteHolder) => Promise<MailPass>;
}>({
  smtp: async ({ server }, use) => {
    await server.db.deleteFrom('mails').execute();
    const smtp = await startSmtpServer();
    await use(smtp);
    await smtp.stop();
  },
  send: async ({ server, smtp }, use) => {
    await use((other = smtp, site = sampleSiteHolder()) =>
      sendMails(server.db, other, site, { resumes: server.resumes, answers: server.config.answerAddress }),
    );
  },
});
