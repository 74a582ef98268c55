import fc from 'fast-check';
import { sampleSite } from '../../server/content/sample-site.ts';
import { legacyRows } from '../../server/doors/rest/legacy-paths.ts';
import { plainFormPaths } from '../../src/contract/posted-form.ts';
import { siteHeaders } from '../doors/doors.ts';
import { makePdf, readReal, refusedFiles } from '../factories/files/resumes.ts';
import { makeApplication, makeContact, makePosting, makeQuotation } from '../factories/rows.ts';

const { pages } = sampleSite;

export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array | FormData | URLSearchParams;
}

type Fields = Record<string, unknown>;

/** Values that have broken other systems, and values at our own limits. */
const nasty = fc.constantFrom(
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\uffff', '\u202e', 'ﷺ'.repeat(60), '👩🏽‍🚒'.repeat(40)],
  ...['__proto__', 'constructor', 'toString', 'null', 'undefined', 'NaN', '-0', '1e999', '[object Object]'],
  ...[
    "'; drop table submissions; --",
    '$1',
    '%s%n',
    '{{7*7}}',
    '<script>1</script>',
    '../../etc/passwd',
    '\\',
    '%00',
  ],
  ...[
    'x'.repeat(200),
    'x'.repeat(201),
    'x'.repeat(5_001),
    '9845012345',
    '98450123456',
    '+919845012345',
    'All',
    'JO-1',
  ],
);
const text = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ unit: 'grapheme' }));
const value = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.double() },
);

/** The fields of all four forms together, so that each form finds its own. */
const makeAll = (): Fields => ({
  ...makeContact(),
  ...makeQuotation(),
  ...makeApplication(),
  ...makePosting(),
});
const known = fc.constantFrom(
  ...Object.keys(makeAll()),
  ...[
    'website',
    'filledInMs',
    'flag',
    'file',
    'page',
    'pageSize',
    'sort',
    'search',
    'Jid',
    'BlogId',
    '__proto__',
  ],
);

/** Mostly what a form sends, with some fields changed, left out or added. */
const fields = fc
  .tuple(fc.array(fc.tuple(known, value), { maxLength: 3 }), fc.option(known, { freq: 2 }))
  .map(([changes, missing]): Fields => {
    const all = { ...makeAll(), ...Object.fromEntries(changes) };
    return Object.fromEntries(Object.entries(all).filter(([name]) => name !== missing));
  });

const evilFiles = Object.values(refusedFiles).map((file) => file());
const smallEvil = evilFiles.filter((bytes) => bytes.length < 50_000);
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 2_000 }),
  fc.constantFrom(...smallEvil, readReal('libreoffice.docx'), readReal('libreoffice.doc')),
  fc.integer({ min: 300, max: 5_000 }).map((size) => makePdf(size)),
  // A real file with some of its bytes changed.
  fc
    .tuple(
      fc.constantFrom(...smallEvil, readReal('libreoffice.docx'), readReal('libreoffice.doc'), makePdf()),
      fc.infiniteStream(fc.nat()),
    )
    .map(([original, numbers]) => {
      const changed = Uint8Array.from(original);
      for (let count = 0; count < 8 && changed.length > 0; count++)
        changed[Number(numbers.next().value) % changed.length] = Number(numbers.next().value) % 256;
      return changed;
    }),
);
const upload = fc.option(fc.tuple(bytes, text), { freq: 2 });

/** An object may have a `toString` that is not a function. */
const textOf = (entry: unknown) => (typeof entry === 'object' ? JSON.stringify(entry) : String(entry));

function formDataOf(values: Fields, file: [Uint8Array, string] | null): FormData {
  const form = new FormData();
  for (const [name, entry] of Object.entries(values)) form.append(name, textOf(entry));
  if (file) form.append('file', new File([new Uint8Array(file[0])], file[1]));
  return form;
}

const json = { 'content-type': 'application/json' };
const types = fc.constantFrom(
  ...[
    'application/json',
    'application/json; charset=utf-16',
    'text/json',
    'text/plain',
    'application/xml',
    '',
  ],
  ...[
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'a/b;c="',
  ],
);

type Sent = Pick<FuzzRequest, 'headers' | 'body'>;

const body: fc.Arbitrary<Sent> = fc.oneof(
  { weight: 5, arbitrary: fields.map((values): Sent => ({ headers: json, body: JSON.stringify(values) })) },
  {
    weight: 2,
    arbitrary: fields.map(
      (values): Sent => ({
        headers: {},
        body: new URLSearchParams(Object.entries(values).map(([name, entry]) => [name, textOf(entry)])),
      }),
    ),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fields, upload)
      .map(([values, file]): Sent => ({ headers: {}, body: formDataOf(values, file) })),
  },
  { weight: 1, arbitrary: fc.json().map((sent): Sent => ({ headers: json, body: sent })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(types, fc.oneof(text, fc.uint8Array({ maxLength: 300 }), fc.json()))
      .map(([type, sent]): Sent => ({ headers: type === '' ? {} : { 'content-type': type }, body: sent })),
  },
  { weight: 1, arbitrary: fc.constant<Sent>({ headers: {} }) },
);

const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.tuple(known, text).map(([name, entry]) => `?${name}=${escaped(entry)}`) },
  { weight: 1, arbitrary: fc.webQueryParameters().map((parameters) => `?${parameters}`) },
);

function escaped(part: string): string {
  return encodeURIComponent(part.toWellFormed());
}

const mixedCase = (path: string) => fc.mixedCase(fc.constant(path));
const legacy = fc
  .tuple(
    fc.oneof(...legacyRows.map(({ path }) => mixedCase(path))),
    query,
    body,
    fc.integer({ min: 0, max: 9 }),
  )
  .map(
    ([path, search, sent, die]): FuzzRequest => ({
      method: die === 0 ? 'PUT' : 'POST',
      path: `/api${path}${search}`,
      ...sent,
    }),
  );

const plainForm = fc
  .tuple(fc.constantFrom(...Object.values(plainFormPaths)), query, body, fc.integer({ min: 0, max: 9 }))
  .map(
    ([path, search, sent, die]): FuzzRequest => ({
      method: 'POST',
      path: path + search,
      ...sent,
      headers: { ...sent.headers, 'sec-fetch-site': die === 0 ? 'cross-site' : 'same-origin' },
    }),
  );

const mutations = ['contact.submit', 'quotation.submit', 'jobApplication.submit', 'jobPosting.submit'];
const queries = [
  'positions.list',
  'positions.listPlaced',
  'jobs.list',
  'jobs.counts',
  'jobs.find',
  'blogs.list',
  'blogs.find',
  'compliance.list',
];
const procedure = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...mutations) },
  { weight: 1, arbitrary: fc.oneof(fc.constantFrom(...queries), text) },
);
const site = fc
  .tuple(procedure, body, fc.integer({ min: 0, max: 9 }))
  .map(
    ([name, sent, die]): FuzzRequest => ({
      method: 'POST',
      path: `/trpc/${escaped(name)}`,
      ...sent,
      headers: { ...sent.headers, ...(die > 0 && siteHeaders) },
    }),
  );
const batch = fc
  .tuple(
    fc.array(fc.constantFrom(...mutations, ...queries), { minLength: 1, maxLength: 4 }),
    fc.array(fields, { maxLength: 4 }),
  )
  .map(
    ([called, inputs]): FuzzRequest => ({
      method: 'POST',
      path: `/trpc/${called.join()}?batch=1`,
      headers: { ...json, ...siteHeaders },
      body: JSON.stringify({ ...inputs }),
    }),
  );
const listInput = fc.record(
  {
    flag: value,
    page: fc.oneof(fc.integer(), value),
    pageSize: fc.oneof(fc.integer({ min: -1, max: 101 }), value),
    sort: fc.oneof(fc.constantFrom('Jid', 'MaxSalary', 'Skills'), value),
    direction: fc.oneof(fc.constantFrom('asc', 'desc'), value),
    search: value,
    industry: value,
    location: value,
    Jid: value,
    BlogId: fc.oneof(fc.integer(), value),
  },
  { requiredKeys: [] },
);
const siteQuery = fc
  .tuple(
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...queries) }, { weight: 1, arbitrary: text }),
    fc.oneof(
      { weight: 9, arbitrary: listInput.map((input) => JSON.stringify(input)) },
      { weight: 1, arbitrary: text },
    ),
  )
  .map(
    ([name, input]): FuzzRequest => ({
      method: 'GET',
      path: `/trpc/${escaped(name)}?input=${escaped(input)}`,
      headers: {},
    }),
  );

const page = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...pages.map(({ path }) => path)),
      text.map(escaped).map((part) => `/${part}`),
      text.map((part) => `/blog/${escaped(part)}`),
      fc.webPath(),
    ),
    query,
    text,
  )
  .map(
    ([path, search, job]): FuzzRequest => ({
      method: 'GET',
      path: `${path.startsWith('/') ? path : `/${path}`}${search || `?job=${escaped(job)}`}`,
      headers: {},
    }),
  );

/** Any request to either door, a plain form's post, or a request for a page. */
export const request: fc.Arbitrary<FuzzRequest> = fc.oneof(
  { weight: 8, arbitrary: legacy },
  { weight: 6, arbitrary: site },
  { weight: 1, arbitrary: batch },
  { weight: 3, arbitrary: siteQuery },
  { weight: 1, arbitrary: page },
  { weight: 3, arbitrary: plainForm },
);
