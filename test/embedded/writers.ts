import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** An acknowledged submission: its reference and, if it had a resume, the file's hash. */
export interface Acknowledged {
  reference: string;
  sha256: string | undefined;
}

class WrongAnswer extends Error {}

/** An answer that asks the client to retry later. */
class PutOff extends Error {}

const TOKEN = 'a-token-of-22-letters-x';
let count = 0;

/** Posts submissions through both doors, every third with a resume, until the server is gone. */
export async function writeUntilGone(origin: string, acknowledged: Acknowledged[]): Promise<void> {
  for (;;) {
    count += 1;
    try {
      acknowledged.push(await submit(origin, count));
    } catch (error) {
      // If the server was killed before it could answer, it may or may not have stored this submission. A wrong answer
      // is
      // a fault.
      if (error instanceof WrongAnswer) throw error;
      if (!(error instanceof PutOff)) return;
      // A machine busy with tests may put some off.
      await pause(100);
    }
  }
}

/** What writers that continue after a fault have met. */
export interface Tally {
  acknowledged: Acknowledged[];
  /** Answers that asked to retry later. */
  putOff: number;
  /** Requests that ended without an answer. */
  broken: number;
  /** When the last submission was acknowledged, and the longest time between two. */
  lastAt: number;
  longestGapMs: number;
}

export function startTally(): Tally {
  return { acknowledged: [], putOff: 0, broken: 0, lastAt: Date.now(), longestGapMs: 0 };
}

/**
 * Posts submissions until `stop`. One that is put off or broken off is sent again, as a visitor would do, so that each
 * is finally acknowledged, once.
 */
export async function writeUntil(stop: AbortSignal, origin: string, tally: Tally): Promise<void> {
  while (!stop.aborted) {
    count += 1;
    const number = count;
    for (let sent = false; !sent; ) {
      try {
        tally.acknowledged.push(await submit(origin, number));
        tally.longestGapMs = Math.max(tally.longestGapMs, Date.now() - tally.lastAt);
        tally.lastAt = Date.now();
        sent = true;
      } catch (error) {
        if (error instanceof WrongAnswer) throw error;
        if (error instanceof PutOff) tally.putOff += 1;
        else tally.broken += 1;
        await pause(100);
      }
    }
  }
}

/** Sends the submission with that number: the same number has the same content. */
export function submit(origin: string, number: number): Promise<Acknowledged> {
  const send = [postContact, callQuotation, postApplication][number % 3] ?? postContact;
  return send(origin, number);
}

async function postContact(origin: string, number: number): Promise<Acknowledged> {
  const response = await fetch(`${origin}/api/Master/SubmitUserRequest`, {
    method: 'POST',
    body: new URLSearchParams({
      fullName: 'ASHA MENON',
      emailId: 'asha@example.com',
      mobileNo: '9845012345',
      companyName: 'EXAMPLE MILLS',
      userMessage: `Message ${number}`,
    }),
  });
  return { reference: referenceAtEnd(await readSuccess(response)), sha256: undefined };
}

async function callQuotation(origin: string, number: number): Promise<Acknowledged> {
  const response = await fetch(`${origin}/trpc/quotation.submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `XSRF-TOKEN=${TOKEN}`, 'x-xsrf-token': TOKEN },
    body: JSON.stringify({
      firstName: 'Ravi',
      lastName: 'Kumar',
      emailId: 'ravi@example.com',
      mobileNo: '9845012345',
      addresss: `${number} Example Road`,
      state: 'Karnataka',
      city: 'Bengaluru',
      servicesType: 'Drivers',
    }),
  });
  const { result } = JSON.parse(await readSuccess(response)) as { result: { data: { message: string } } };
  return { reference: referenceAtEnd(result.data.message), sha256: undefined };
}

async function postApplication(origin: string, number: number): Promise<Acknowledged> {
  const resume = Buffer.from(`%PDF-1.7\n% resume ${number}\n${'.'.repeat(20_000)}\n%%EOF\n`);
  const body = new FormData();
  for (const [name, value] of Object.entries({
    JobId: '',
    Position: 'Security Guard',
    FullName: `Applicant ${number}`,
    EmailId: 'applicant@example.com',
    MobileNo: '9845012345',
    Qualification: '10th pass',
  }))
    body.append(name, value);
  body.append('file', new File([resume], 'resume.pdf'));
  const response = await fetch(`${origin}/api/Master/SubmitJobAplicationDetails`, { method: 'POST', body });
  return {
    reference: referenceAtEnd(await readSuccess(response)),
    sha256: createHash('sha256').update(resume).digest('hex'),
  };
}

async function readSuccess(response: Response): Promise<string> {
  const text = await response.text();
  // A balancer whose server is gone answers 502 without Retry-After.
  if (response.status === 502) throw new Error('the server is gone');
  if ([503, 507].includes(response.status) && Number(response.headers.get('retry-after')) > 0)
    throw new PutOff(text);
  if (!response.ok) throw new WrongAnswer(`${response.status}: ${text}`);
  return text;
}

function referenceAtEnd(sentence: string): string {
  const reference = /[A-Z]{2}-[0-9A-Z]{6}$/.exec(sentence)?.[0];
  if (reference === undefined) throw new WrongAnswer(`no reference: ${sentence}`);
  return reference;
}
