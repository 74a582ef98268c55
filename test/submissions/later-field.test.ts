import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { createSiteHolder } from '../../server/content/site-holder.ts';
import { takeInAll } from '../../server/inbox/inbox-intake.ts';
import { defineSubmission } from '../../server/submissions/accept.ts';
import type { InboxColumns } from '../../server/submissions/definition.ts';
import { submissionKinds } from '../../server/submissions/kinds/kinds.ts';
import { addedLater, requiredText } from '../../src/contract/fields.ts';
import { emptyQuotation, quotationChecks, quotationInput } from '../../src/contract/quotation.ts';
import type { SubmissionKind } from '../../src/contract/submission.ts';
import { callSite, postLegacy } from '../doors/doors.ts';
import { postPlain, wordsOf } from '../doors/plain-post.ts';
import { test as base, startTestServer, type TestServer } from '../environment/app.ts';
import { forms, sendable } from '../factories/forms.ts';
import { makeSite } from '../factories/published-site.ts';
import { makeQuotation } from '../factories/rows.ts';
import { createMember, ok } from '../factories/staff.ts';
import { findStored, receiptOf } from '../factories/stored.ts';

const { quotation } = submissionKinds;
const inbox = quotation.inbox as InboxColumns;

/** The quotation with one more required field, which has the label of another form's. */
const grown = defineSubmission({
  ...quotation,
  input: quotationInput.extend({ gates: addedLater(requiredText) }) as typeof quotationInput,
  form: {
    ...quotation.form,
    empty: Object.assign({ gates: '' }, emptyQuotation),
    checks: [...quotationChecks, { field: 'gates', label: 'description', isLater: true }],
  },
  columns: (input, given) =>
    Object.assign(quotation.columns(input, given), { gates: Reflect.get(input, 'gates') }),
  describe(row, words) {
    const described = quotation.describe(row, words);
    const fact: [string, string] = [words('labels.description'), Reflect.get(row, 'gates')];
    return { ...described, facts: [...described.facts, fact] };
  },
  inbox: { ...inbox, exported: { ...inbox.exported, description: sql`gates` } },
});

const test = base.extend<{ house: TestServer }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures that are needed from the pattern
    async ({}, use) => {
      const parts = {
        submissionKinds: { ...submissionKinds, quotation: grown },
        site: createSiteHolder(makeSite({})),
      };
      const house = await startTestServer({}, { parts });
      await sql`alter table quotation_requests add column gates text not null default ''`.execute(house.db);
      await use(house);
      await house.stop();
    },
    { scope: 'file' },
  ],
});

const PATH = '/Master/SubmitQuotationRequest';
const referenceIn = (text: unknown) => /[A-Z]{2}-\w{6}/.exec(String(text))?.[0] ?? '';

describe('a required field that came later', () => {
  test('is not demanded of those who do not know it, by any door', async ({ house: { app, db } }) => {
    const plain = await postPlain(app, 'quotation', makeQuotation());
    const references = [
      receiptOf(await postLegacy(app, PATH, makeQuotation())).reference,
      receiptOf(await callSite(app, 'quotation.submit', makeQuotation())).reference,
      referenceIn(plain.headers.location),
    ];
    for (const reference of references)
      expect(await findStored(db, 'quotation_requests', reference)).toMatchObject({ gates: '' });
  });

  test('is demanded of a form that has it', async ({ house: { app } }) => {
    const blank = { ...makeQuotation(), gates: ' ' };
    expect((await callSite(app, 'quotation.submit', blank)).statusCode).toBe(400);
    const plain = await postPlain(app, 'quotation', blank);
    expect(plain.statusCode).toBe(400);
    expect(wordsOf(plain.body)).toContain('Description Field is Mandatory');
  });

  test('is in the inbox and its CSV under its label', async ({ house }) => {
    const { app, db } = house;
    const sent = { ...makeQuotation(), gates: 'Four, one of them at night' };
    const { reference } = receiptOf(await postLegacy(app, PATH, sent));
    await takeInAll(db);
    const sales = await createMember(house, 'sales');
    const { facts } = ok(await sales.call('inbox.open', { reference }));
    expect(facts).toContainEqual(['Description', sent.gates]);
    const [titles, ...rows] = (await sales.get('/staff/files/inbox.csv')).body.split('\r\n');
    expect(titles).toMatch(/,"Description"$/);
    expect(rows.find((row) => row.includes(reference))).toMatch(/,"Four, one of them at night"$/);
  });
});

/** What clients of the first release send, each form with its own fields only. */
const firstFields: Record<SubmissionKind, string> = {
  contact: 'fullName emailId mobileNo companyName userMessage',
  quotation: 'firstName lastName emailId mobileNo addresss state city servicesType',
  application: 'JobId Position FullName EmailId MobileNo Qualification',
  posting: 'openPosition qualification skills experience industry location minSalary maxSalary discription',
  'data-request': 'fullName contact asked details',
};

base.for(forms)(
  'the $plain form is accepted with the fields of the first release',
  async ({ plain, procedure, legacy, make }, { server: { app } }) => {
    const send = () => {
      const values: Record<string, string> = make();
      return Object.fromEntries(firstFields[plain].split(' ').map((field) => [field, values[field] ?? '']));
    };
    expect((await postPlain(app, plain, send())).statusCode).toBe(303);
    expect((await callSite(app, procedure, sendable(plain, send()))).statusCode).toBe(200);
    if (legacy !== undefined) expect((await postLegacy(app, legacy, send())).statusCode).toBe(200);
  },
);
