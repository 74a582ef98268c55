import type { Insertable } from 'kysely';
import { expect } from 'vitest';
import type { JobOpeningsTable } from '../../server/database/schema.ts';
import { sampleLetters } from '../../src/content/letters.ts';
import type { Lateness } from '../../src/contract/submission.ts';
import { toFormData } from '../../src/contract/typed-form-data.ts';
import { callSite, postLegacy } from '../doors/doors.ts';
import { postPlain, wordsOf } from '../doors/plain-post.ts';
import { test } from '../environment/outbox.ts';
import { createJobOpening, makeApplication } from '../factories/rows.ts';
import { findStored, receiptOf } from '../factories/stored.ts';

const told: Record<Lateness, { answer: string; receipt: string; mail: string }> = {
  'closed-job': {
    answer: 'Thank you, we have your application, but the opening was closed before it came;',
    receipt: 'The opening was closed before your application came.',
    mail: sampleLetters.application.closedJob,
  },
  'unknown-job': {
    answer: 'Thank you, we have your application, but there is no opening of the number that it names;',
    receipt: 'There is no opening of the number that your application names.',
    mail: sampleLetters.application.unknownJob,
  },
};
const inTime = 'Thank you, we have your application and will read it with care;';

type Job = Partial<Insertable<JobOpeningsTable>>;
const past: Job = { status: 'closed', open_position: 'Keeper of a closed gate' };

test.for([
  ['an open job', {}, (jid) => jid, undefined],
  ['an open job, in small letters', {}, (jid) => jid.toLowerCase(), undefined],
  ['a job on its last day', { closes_on: '2099-12-31' }, (jid) => jid, undefined],
  ['a position that nobody ever offered', {}, () => 'Astronaut', undefined],
  ['a closed job', past, (jid) => jid, 'closed-job'],
  ['a job whose last day is over', { closes_on: '2020-01-31' }, (jid) => jid, 'closed-job'],
  ['a position of closed jobs alone, as the panel sends it', past, () => past.open_position, 'closed-job'],
  ['a job that was never public', { status: 'pending', opened_at: null }, (jid) => jid, 'unknown-job'],
  ['a number that no job has', {}, () => 'JO-999999', 'unknown-job'],
] as [string, Job, (jid: string) => string, Lateness | undefined][])(
  'an application for %s is stored and answered as what it is',
  async ([, job, nameOf, late], { server, smtp, send }) => {
    const { app, db } = server;
    const JobId = nameOf(await createJobOpening(db, job));
    const make = () => makeApplication({ JobId });
    const { answer, receipt, mail } = told[late ?? 'closed-job'];
    const sentence = late === undefined ? inTime : answer;

    const older = await postLegacy(app, '/Master/SubmitJobAplicationDetails', make());
    const ours = await callSite(app, 'jobApplication.submit', toFormData({ ...make(), website: '' }));
    expect(ours.json().result.data.late).toBe(late);
    for (const { reference, message } of [receiptOf(older), receiptOf(ours)]) {
      expect(message).toBe(`${sentence} your reference is ${reference}`);
      expect((await findStored(db, 'job_applications', reference)).flags).toEqual(late ? [late] : []);
    }
    const posted = await postPlain(app, 'application', make());
    const page = wordsOf((await app.inject(String(posted.headers.location))).body);
    expect(page).toContain(sentence);
    expect(page.includes(receipt)).toBe(late !== undefined);

    await send();
    const confirmations = smtp.received.filter(({ envelope }) => envelope.to[0] === 'applicant@example.com');
    expect(confirmations).toHaveLength(3);
    for (const { text } of confirmations)
      expect(String(text).replaceAll(/\s+/g, ' ').includes(mail)).toBe(late !== undefined);
  },
);
