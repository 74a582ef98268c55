import sharp from 'sharp';
import { describe, expect, onTestFinished } from 'vitest';
import { sampleSite } from '../../server/content/sample-site.ts';
import { createSiteHolder } from '../../server/content/site-holder.ts';
import { renderHtml, renderText } from '../../server/mail/mail-layout.ts';
import { type Colours, stylesheetOf, themeOf } from '../../src/content/colours.ts';
import { type Identity, sampleIdentity } from '../../src/content/identity.ts';
import type { SubmissionKind } from '../../src/contract/submission.ts';
import { postPlain } from '../doors/plain-post.ts';
import { startTestServer } from '../environment/app.ts';
import { makePdf } from '../factories/files/resumes.ts';
import { testWithHouse } from '../factories/house.ts';
import { makeSmallSite } from '../factories/page-of-each-kind.ts';
import {
  createBlog,
  createJobOpening,
  makeApplication,
  makeContact,
  makePosting,
  makeQuotation,
} from '../factories/rows.ts';
import { writeLetters } from './site-crawl.ts';

const colours: Colours = { primary: '#5a1230', accent: '#3fc1a0' };
const line = (label: string, display: string) => ({ label, display });

/** Another company: nothing of its identity is the sample's. */
const identity: Identity = {
  ...sampleIdentity,
  name: 'Trishul Protection Services',
  shortName: 'Trishul',
  tagline: 'Protection Services',
  founded: 1998,
  copyrightYear: 2027,
  enquiryEmail: 'office@trishul.test',
  careersEmail: 'jobs@trishul.test',
  pressEmail: 'news@trishul.test',
  securityEmail: 'safety@trishul.test',
  tollFree: line('Toll-free', '1800 555 7311'),
  associatesLine: line('Associates line', '022 5557 3122'),
  landline: line('Landline', '022 5557 3133'),
  whatsApp: '919955573144',
  corporateOffice: {
    city: 'Nagpur',
    kind: 'Corporate office',
    address: ['7 Orange Street', 'Nagpur 440 001'],
    phone: line('Landline', '071 2555 7155'),
  },
  offices: [],
  registration: { psaraLicence: 'MH/2027/7166' },
  colours,
};

/** What only the sample company has. Its figures, licences and blogs are other documents than its identity. */
const sampleValues = [
  /guardhouse/i,
  /example\.com/i,
  new RegExp(sampleIdentity.tagline.replace('&', '&(?:amp;)?')),
  /1800 ?000 ?0000|\b(?:91)?0{10,}\b|\b000 0000 0000\b/,
  /Example (?:Road|Nagar)/,
];
const designed = stylesheetOf(themeOf(sampleIdentity.colours)).match(/#[0-9a-f]{6}/g) ?? [];
const sampleColours = new RegExp([...new Set(designed)].join('|'), 'i');

const findIn = (text: string): string[] =>
  [...sampleValues, sampleColours].flatMap((pattern) => pattern.exec(text)?.[0] ?? []);

const site = makeSmallSite({ identity });

/** A server of the other company, with a job and a blog. */
const test = testWithHouse(async () => {
  const running = await startTestServer({}, { parts: { site: createSiteHolder(site) } });
  const job = await createJobOpening(running.db);
  const blog = await createBlog(running.db);
  const pages = site.pages.map(({ path }) => path).filter((path) => !path.includes('$'));
  return { ...running, paths: [...pages, `/jobs/${job}`, `/blog/${blog}`] };
});

const files = [
  ...['/robots.txt', '/llms.txt', '/.well-known/security.txt', '/site.webmanifest', '/sitemap.xml'],
  ...['/feeds/blogs.xml', '/feeds/blogs.json', '/feeds/jobs.xml', '/feeds/jobs.json', '/healthz', '/readyz'],
];

describe('the site of another company', () => {
  test('names the sample company on no page, and none of its addresses, numbers and colours', async ({
    house: { app, paths },
  }) => {
    for (const path of [...paths, '/no-such-page', '/blog/0']) {
      const answer = await app.inject(path);
      const { body } = answer.statusCode === 301 ? await app.inject(String(answer.headers.location)) : answer;
      expect(body, path).toContain(identity.shortName);
      expect(findIn(body), path).toEqual([]);
    }
  });

  test('names it in no file for machines, and in no words that the browser loads', async ({
    house: { app },
  }) => {
    const words = (await app.inject('/words/index.en.json')).json();
    const hashes: string[] = [words.site, ...Object.values<string>(words.pages)];
    for (const path of [...files, ...hashes.map((hash) => `/words/${hash}.json`)]) {
      const { statusCode, body } = await app.inject(path);
      expect(statusCode, path).toBe(200);
      expect(findIn(body), path).toEqual([]);
    }
  });

  test('names it on no receipt and in no mail', async ({ house }) => {
    const file = new File([new Uint8Array(makePdf())], 'cv.pdf', { type: 'application/pdf' });
    const forms: [SubmissionKind, object][] = [
      ['contact', makeContact()],
      ['quotation', makeQuotation({ addresss: '3 Lake Road' })],
      ['application', { ...makeApplication(), file }],
      ['posting', makePosting()],
    ];
    // The people who write have addresses of that kind themselves.
    const withoutTheirs = (text: string) => text.replaceAll(/[\w.]+@example\.com/g, '');
    for (const [form, values] of forms) {
      const posted = await postPlain(house.app, form, values as Record<string, string | File>);
      expect(posted.statusCode, form).toBe(303);
      const { body } = await house.app.inject(String(posted.headers.location));
      expect(findIn(withoutTheirs(body)), form).toEqual([]);
    }
    const letters = await writeLetters(house);
    expect(letters.length).toBeGreaterThanOrEqual(5);
    for (const letter of letters) {
      const html = renderHtml(letter, site);
      expect(findIn(withoutTheirs(`${letter.subject}\n${renderText(letter, identity)}\n${html}`))).toEqual(
        [],
      );
      expect(html).toContain(colours.primary);
    }
  });

  test('sends its colours once, as a file that never changes', async ({ house: { app } }) => {
    const { body } = await app.inject('/the-company');
    const [address = ''] = /\/theme\/[0-9a-f]+\.css/.exec(body) ?? [];
    const sheets = [...body.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([tag]) => tag);
    expect(sheets.at(-1)).toBe(`<link rel="stylesheet" href="${address}">`);
    const { headers, body: css } = await app.inject(address);
    expect(headers['content-type']).toBe('text/css; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(css).toBe(stylesheetOf(themeOf(colours)));
    const { ink } = themeOf(colours).tokens;
    expect(body).toContain(`<meta name="theme-color" content="${ink}">`);
    expect((await app.inject('/site.webmanifest')).json().theme_color).toBe(ink.toUpperCase());
  });
});

describe('its marks', () => {
  const icons = [
    ['/favicon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/icon-192.png', 'image/png'],
    ['/icon-512.png', 'image/png'],
    ['/icon-maskable-512.png', 'image/png'],
    ['/media/social-card.jpg', 'image/jpeg'],
    ['/media/press/trishul-logo.svg', 'image/svg+xml'],
    ['/media/press/trishul-logo-white.svg', 'image/svg+xml'],
  ] as const;

  test.for(icons)(
    'are drawn from its name and colours at the address that all companies have: %s',
    async ([path, type], { house: { app } }) => {
      const { statusCode, headers, rawPayload } = await app.inject(path);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe(type);
      if (type === 'image/vnd.microsoft.icon') {
        // Three images of 16, 32 and 48 pixels.
        expect([rawPayload.readUInt16LE(4), rawPayload[6], rawPayload[22], rawPayload[38]]).toEqual([
          3, 16, 32, 48,
        ]);
        return;
      }
      const { width, height } = await sharp(rawPayload).metadata();
      const size = /icon-(?:maskable-)?(\d+)/.exec(path)?.[1] ?? (path.includes('touch') ? '180' : undefined);
      if (size !== undefined) expect([width, height]).toEqual([Number(size), Number(size)]);
      if (path.endsWith('.jpg')) expect([width, height]).toEqual([1200, 630]);
      if (type.startsWith('image/svg')) {
        expect(findIn(rawPayload.toString())).toEqual([]);
        expect(rawPayload.toString()).toContain(colours.primary);
        expect(headers['content-security-policy']).toContain('sandbox');
      } else expect(await hasColour(rawPayload, colours.primary)).toBe(true);
    },
  );

  test('leave nothing at the address of the sample company’s logo', async ({ house: { app } }) => {
    for (const address of ['press/guardhouse-logo.svg', 'pr%65ss/guardhouse-logo-white.svg?v=2']) {
      const { statusCode, headers, body } = await app.inject(`/media/${address}`);
      expect(statusCode, address).toBe(404);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(findIn(body)).toEqual([]);
    }
  });

  test('take the place of the sample company’s at the moment of publication, and go with it', async () => {
    const holder = createSiteHolder(sampleSite);
    const { app, stop } = await startTestServer({}, { parts: { site: holder } });
    onTestFinished(stop);
    // It has no more than the styles of the build.
    const { body } = await app.inject('/the-company');
    expect(body).not.toContain('/theme/');
    expect(body).toContain('<meta name="theme-color" content="#0B1530">');
    const before = (await app.inject('/icon-512.png')).rawPayload;
    const replace = await holder.prepare(makeSmallSite({ identity }));
    expect((await app.inject('/icon-512.png')).rawPayload.equals(before)).toBe(true);
    replace();
    expect((await app.inject('/icon-512.png?again')).rawPayload.equals(before)).toBe(false);
    expect((await app.inject('/icon-512.png')).rawPayload.equals(before)).toBe(false);
    (await holder.prepare(makeSmallSite({})))();
    expect((await app.inject('/icon-512.png')).rawPayload.equals(before)).toBe(true);
    expect((await app.inject('/media/press/guardhouse-logo.svg')).statusCode).toBe(200);
  });
});

/** Whether a picture has pixels of nearly this colour. */
async function hasColour(picture: Buffer, hex: string): Promise<boolean> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  for (let at = 0; at < data.length; at += info.channels)
    if (wanted.every((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) < 6)) return true;
  return false;
}
