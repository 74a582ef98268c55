import { expect } from 'vitest';
import { siteHeaders } from '../../doors/doors.ts';
import { makeReceivedMail } from '../../factories/received-mails.ts';
import { makeApplication, makeContact, makeDataRequest } from '../../factories/rows.ts';
import { legacyPaths } from '../../factories/submit.ts';
import { ANSWERS_TOKEN, type DaySite } from './day-site.ts';
import { applicant, asker, posting } from './day-visitors.ts';

/** More than the inbox loads at once. */
export const CALLS = 55;

/** Posts a form as an older client does. @returns its reference. */
async function post({ origin }: DaySite, kind: keyof typeof legacyPaths, values: object): Promise<string> {
  const response = await fetch(`${origin}/api${legacyPaths[kind]}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(values),
  });
  const said = await response.text();
  expect(response.status, said).toBe(200);
  return said.slice(-'XX-000000'.length);
}

export const postPosting = (site: DaySite) => post(site, 'posting', posting);

/** The same person applies for this job twice, the second time from another address and number. */
export async function applyTwice(site: DaySite, JobId: string): Promise<[first: string, second: string]> {
  const other = { EmailId: 'nirupama@ledgers.example', MobileNo: '9830011552' };
  const first = await post(site, 'application', makeApplication({ ...applicant, JobId }));
  return [first, await post(site, 'application', makeApplication({ ...applicant, ...other, JobId }))];
}

/** Requests to be called back, each from another address. */
export async function postCalls(site: DaySite): Promise<void> {
  for (let number = 1; number <= CALLS; number++)
    await post(site, 'contact', makeContact({ ...asker, emailId: `guard${number}@spindles.example` }));
}

/** The applicant asks for a copy of her data. */
export async function askForData({ origin }: DaySite): Promise<void> {
  const values = makeDataRequest({ fullName: applicant.FullName, contact: applicant.EmailId });
  const response = await fetch(`${origin}/trpc/dataRequest.submit`, {
    method: 'POST',
    headers: { ...siteHeaders, 'content-type': 'application/json' },
    body: JSON.stringify(values),
  });
  expect(response.status, await response.text()).toBe(200);
}

/** The mail service delivers the applicant's answer, twice, as it may. */
export async function deliverAnswer({ origin }: DaySite, to: string, text: string): Promise<void> {
  const mail = makeReceivedMail({
    text,
    headers: { To: to, From: `${applicant.FullName} <${applicant.EmailId}>` },
  });
  const deliver = async () => {
    const response = await fetch(`${origin}/hooks/answers`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ANSWERS_TOKEN}`, 'content-type': 'message/rfc822' },
      body: new Uint8Array(mail),
    });
    return response.json();
  };
  expect([await deliver(), await deliver()]).toEqual([{ outcome: 'taken' }, { outcome: 'known' }]);
}
