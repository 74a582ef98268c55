import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { header, startSmtpServer } from '../environment/smtp.ts';
import { postContact } from './post-contact.ts';
import { makeDataFolder } from './prepared-folder.ts';
import { end, startServer } from './server-process.ts';

const ROUNDS = 3;
const A_ROUND = 8;

test(`each mail of ${(ROUNDS + 1) * A_ROUND} submissions arrives, though the server is killed ${ROUNDS} times while sending`, async () => {
  const dataDir = await makeDataFolder('mail');
  const smtp = await startSmtpServer(0, 50);
  onTestFinished(async () => {
    await smtp.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const mail = {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Guardhouse <office@guardhouse.example>',
    MAIL_TO_SALES: 'sales@guardhouse.example',
    MAIL_TO_CAREERS: 'careers@guardhouse.example',
  };
  const references: string[] = [];
  const submit = async (origin: string) => {
    for (let each = 0; each < A_ROUND; each++) {
      const index = references.length;
      references.push(await postContact(origin, `asha${index}@example.com`, `Message ${index}`));
    }
  };

  // Without a mail server every mail stays queued.
  const unset = await startServer(dataDir);
  await submit(unset.origin);
  await end(unset, 'SIGTERM');

  smtp.behave('slow');
  for (let round = 0; round < ROUNDS; round++) {
    const server = await startServer(dataDir, mail);
    await submit(server.origin);
    // A mail that is being sent at this moment may have been accepted without this server learning of it. On a slow
    // machine all of them may have been sent by now.
    await Promise.race([smtp.nextMail(), pause(3_000)]);
    await end(server, 'SIGKILL');
  }
  const last = await startServer(dataDir, mail);
  const arrived = () =>
    new Set(smtp.received.map(({ subject, envelope }) => `${/CB-\w{6}/.exec(subject ?? '')} ${envelope.to}`));
  const expected = references.flatMap((reference, index) => [
    `${reference} sales@guardhouse.example`,
    `${reference} asha${index}@example.com`,
  ]);
  await expect.poll(() => arrived().size, { timeout: 60_000 }).toBe(expected.length);
  expect([...arrived()].sort()).toEqual(expected.toSorted());
  await end(last, 'SIGTERM');

  // Repeated mails have the same Message-ID, so that the reader's mail server can recognise them.
  const ids = Map.groupBy(smtp.received, (each) => `${each.subject} ${each.envelope.to}`);
  for (const copies of ids.values())
    expect(new Set(copies.map((each) => header(each, 'message-id'))).size).toBe(1);
  console.log(`${expected.length} mails, ${smtp.received.length - expected.length} of them twice, 0 lost`);
});
