import { describe, expect, onTestFinished } from 'vitest';
import { plainFormPaths } from '../../../src/contract/posted-form.ts';
import { languageOf } from '../../../src/languages.ts';
import { startTestServer, test } from '../../environment/app.ts';
import { forms } from '../../factories/forms.ts';
import { makeApplication, makeContact, makeQuotation } from '../../factories/rows.ts';
import { postPlain, wordsOf } from '../plain-post.ts';

const hindi = languageOf('hi-IN');
const MOST = 5 * 1024 * 1024;
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

/** Names and file types, which are the same in every language. */
const NAMES =
  /Guardhouse Security & Facility Services|ASHA MENON|EXAMPLE MILLS|Ravi Kumar|Example Road|Security Guard|10th pass|DPDP Act|[\w.]+@[\w.]+|pdf, doc/gi;

/** Two English words in a row in the main part of a page, apart from what its visitor typed. */
const englishIn = (page: string) =>
  wordsOf(page.replace(/<textarea.*?<\/textarea>/gs, ''))
    .replaceAll(NAMES, '')
    .match(/[A-Za-z]{2,}[ ,]+[A-Za-z]{2,}/g) ?? [];

type Send = Parameters<typeof postPlain>;
const postHindi = (app: Send[0], form: Send[1], fields: Send[2], headers: Send[3] = SAME_ORIGIN) =>
  postPlain(app, form, fields, headers, hindi);

describe.for(forms)('the $plain form in Hindi, without scripts', ({ plain, make }) => {
  const path = plainFormPaths[plain];

  test('is posted to its Hindi page, and thanks in Hindi', async ({ server: { app } }) => {
    const { body } = await app.inject(`/hi${path}`);
    expect(body).toContain(`action="/hi${path}#fault"`);
    const sent = await postHindi(app, plain, make());
    expect(sent.statusCode).toBe(303);
    const received = await app.inject(String(sent.headers.location).replace(/#.*/, ''));
    expect(received.statusCode).toBe(200);
    expect(received.body).toContain('<html lang="hi-IN"');
    const words = wordsOf(received.body);
    expect(words).toMatch(/^\s*\p{Script=Devanagari}/u);
    expect(words).toMatch(/[A-Z]{2}-\w{6}/);
    expect(englishIn(received.body)).toEqual([]);
  });

  test('comes back in Hindi with what is missing or too long', async ({ server: { app } }) => {
    const [first = ''] = Object.keys(make()).filter((field) => field !== 'JobId');
    const missing = await postHindi(app, plain, { ...make(), [first]: '' });
    expect(missing.statusCode).toBe(400);
    expect(missing.body).toContain('<html lang="hi-IN"');
    expect(wordsOf(missing.body)).toContain('यह जानकारी ज़रूरी है');
    const long = await postHindi(app, plain, { ...make(), [first]: 'x'.repeat(6_000) });
    expect(long.statusCode).toBe(400);
    for (const { body } of [missing, long]) expect(englishIn(body)).toEqual([]);
  });
});

describe('a form in Hindi that is refused', () => {
  const applyWith = (app: Send[0], fields: Send[2], headers = {}) =>
    postHindi(app, 'application', { ...makeApplication(), ...fields }, { ...SAME_ORIGIN, ...headers });
  const file = (bytes: Buffer | string, name = 'cv.pdf') =>
    new File([new Uint8Array(Buffer.from(bytes))], name);
  const refusals: [string, number, (app: Send[0]) => ReturnType<typeof postPlain>][] = [
    ['since its resume is too large', 413, (app) => applyWith(app, { file: file(Buffer.alloc(MOST + 1)) })],
    ['since its body is too large', 413, (app) => applyWith(app, {}, { 'content-length': String(2 ** 30) })],
    ['since its resume is something else inside', 400, (app) => applyWith(app, { file: file('x') })],
    [
      'since its phone number is too short',
      400,
      (app) => postHindi(app, 'quotation', makeQuotation({ mobileNo: '123' })),
    ],
    [
      'since it comes from another site',
      403,
      (app) => postHindi(app, 'contact', makeContact(), { 'sec-fetch-site': 'cross-site' }),
    ],
    [
      'since its body is of no form',
      415,
      (app) => postHindi(app, 'contact', makeContact(), { ...SAME_ORIGIN, 'content-type': 'text/plain' }),
    ],
    [
      'since its body cannot be read',
      400,
      (app) => applyWith(app, {}, { 'content-type': 'multipart/form-data; boundary=none' }),
    ],
  ];

  test.for(refusals)('%s says so in Hindi', async ([, status, post], { server: { app } }) => {
    const answer = await post(app);
    expect(answer.statusCode, wordsOf(answer.body)).toBe(status);
    expect(answer.body).toContain('<html lang="hi-IN"');
    expect(englishIn(answer.body)).toEqual([]);
  });

  test('says how long to wait', async () => {
    const limited = await startTestServer({ SUBMIT_LIMIT_PER_MINUTE: '1' });
    onTestFinished(() => limited.stop());
    await postHindi(limited.app, 'contact', makeContact());
    const { statusCode, body } = await postHindi(limited.app, 'contact', makeContact());
    expect(statusCode).toBe(429);
    expect(wordsOf(body)).toMatch(/\d+ सेकंड/);
    expect(englishIn(body)).toEqual([]);
  });
});
