import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { dayInIndia } from '../../src/day-in-india.ts';
import { startSmtpServer } from '../environment/smtp.ts';
import { enterAsFounder } from './founding-owner.ts';
import { makeDataFolder } from './prepared-folder.ts';
import { end, startServer } from './server-process.ts';

const DAY_MS = 24 * 60 * 60_000;

test('one mail warns of a document that is about to lapse, however often servers restart', async () => {
  const dataDir = await makeDataFolder('lapse');
  const smtp = await startSmtpServer();
  onTestFinished(async () => {
    await smtp.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const first = await startServer(dataDir);
  const call = await enterAsFounder(first);
  const document = new FormData();
  document.append('ComplianceName', 'Zoning');
  document.append('validUntil', dayInIndia(new Date(Date.now() + 30 * DAY_MS)));
  document.append('file', new File(['%PDF-1.4\n1 0 obj << >> endobj\n%%EOF\n'], 'zoning.pdf'));
  const item = await call('compliance.create', document);
  await call('compliance.setPublished', { ...item, published: true });
  await end(first, 'SIGTERM');

  // Its first check queues the mail, which waits for the next server, since this one has no mail server.
  const second = await startServer(dataDir);
  await expect.poll(second.errors, { timeout: 60_000 }).toContain('warned that compliance documents lapse');
  await end(second, 'SIGTERM');

  const mail = {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Guardhouse <office@guardhouse.example>',
    MAIL_TO_SALES: 'sales@guardhouse.example',
    MAIL_TO_CAREERS: 'careers@guardhouse.example',
    PUBLIC_URL: 'https://www.guardhouse.example',
  };
  for (let round = 0; round < 2; round++) {
    const server = await startServer(dataDir, mail);
    await expect.poll(() => smtp.received.length, { timeout: 60_000 }).toBe(1);
    await end(server, 'SIGTERM');
  }
  const [warning] = smtp.received;
  expect(warning?.envelope.to).toEqual(['owner@example.com']);
  expect(warning?.subject).toMatch(/^Zoning: (29|30) days left, valid until /);
  expect(warning?.text).toContain('https://www.guardhouse.example/staff/compliance/1\n');
});
