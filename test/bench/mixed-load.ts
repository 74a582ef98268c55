import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { makePdf } from '../factories/files/resumes.ts';

/** A browser at its visitor's pace: the memory of hours is measured, not the most that the machine can do. */
const CLIENTS = 12;
const PAUSE_MS = 60;

interface Load {
  origin: string;
  /** Of a member of the staff, who reads the inbox meanwhile. */
  cookie?: string | undefined;
  seconds: number;
}

type Act = () => Promise<Response>;

/** How many requests were answered, and how many were put off (503) because the server had no room for them. */
export interface LoadCounts {
  answered: number;
  putOff: number;
}

/**
 * Does what visitors and the staff do all day: pages in both languages, searches that are rendered anew, the lists of older
 * clients, enquiries, applications with a resume, and the inbox.
 * @throws {Error} with the first answer that is none of a success.
 */
export async function applyMixedLoad({ origin, cookie, seconds }: Load): Promise<LoadCounts> {
  const listed = async (path: string) => {
    const text = await (await fetch(`${origin}${path}`)).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  };
  const parts = await listed('/sitemap.xml');
  const pages = (
    await Promise.all(parts.map((path) => (path.endsWith('.xml') ? listed(path) : [path])))
  ).flat();
  const anyOf = (list: readonly string[]) => list[randomInt(list.length)] ?? '';
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}${path}`, {
      headers: { 'accept-encoding': anyOf(['br', 'gzip', 'identity']), ...headers },
    });
  const acts: [share: number, Act][] = [
    [60, () => get(anyOf(pages))],
    [8, () => get(`/Career?search=${anyOf(['guard', 'driver', 'supervisor', 'gaurd'])}+${anyWord(2)}`)],
    [4, () => fetch(`${origin}/api/Master/JobDetails?flag=All`, { method: 'POST' })],
    [10, () => submitContact(origin)],
    [4, () => submitApplication(origin)],
    ...(cookie === undefined ? [] : [[8, () => get(inboxPage(), { cookie })] satisfies [number, Act]]),
  ];
  const rota = acts.flatMap(([share, act]) => Array<Act>(share).fill(act));
  const until = Date.now() + seconds * 1_000;
  const counts: LoadCounts = { answered: 0, putOff: 0 };
  const work = async () => {
    while (Date.now() < until) {
      const act = rota[randomInt(rota.length)];
      const response = await act?.();
      const text = await response?.text();
      if (response?.ok) counts.answered += 1;
      else if (response?.status !== 503)
        throw new Error(`${response?.status} ${response?.url}: ${text?.slice(0, 500)}`);
      else {
        // On a busy machine the server puts some off, as it should.
        counts.putOff += 1;
        await pause(1_000);
      }
      await pause(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, work));
  return counts;
}

export const describeLoad = ({ answered, putOff }: LoadCounts) =>
  `${answered.toLocaleString('en')} requests, ${putOff.toLocaleString('en')} put off`;

const inboxPage = () =>
  `/staff/trpc/inbox.list?input=${encodeURIComponent(JSON.stringify({ search: anyWord(3) }))}`;

const submitContact = (origin: string) =>
  fetch(`${origin}/api/Master/SubmitUserRequest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      fullName: `ASHA ${anyWord(8)}`,
      emailId: `${anyWord(8)}@example.com`,
      mobileNo: String(randomInt(6_000_000_000, 9_999_999_999)),
      companyName: 'EXAMPLE MILLS',
      userMessage: `Two gates, day and night, from the first of the month. ${anyWord(12)}`,
    }),
  });

function submitApplication(origin: string) {
  const form = new FormData();
  const fields = {
    JobId: 'Security Guard',
    Position: 'Security Guard',
    FullName: `ASHA ${anyWord(8)}`,
    EmailId: `${anyWord(8)}@example.com`,
    MobileNo: String(randomInt(6_000_000_000, 9_999_999_999)),
    Qualification: '10th pass',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const pdf = new Uint8Array(makePdf(randomInt(20_000, 2_000_000)));
  form.set('file', new File([pdf], 'resume.pdf', { type: 'application/pdf' }));
  return fetch(`${origin}/api/Master/SubmitJobAplicationDetails`, { method: 'POST', body: form });
}

/** In letters: texts whose digits alone differ are taken for a robot's. */
const anyWord = (letters: number) =>
  Array.from({ length: letters }, () => String.fromCharCode(97 + randomInt(26))).join('');
