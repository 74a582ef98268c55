import { describe, expect } from 'vitest';
import { callSite, postLegacy } from '../doors/doors.ts';
import { type TestServer, test } from '../environment/app.ts';
import {
  ageDigest,
  countStored,
  type DetailsTable,
  findStored,
  receiptOf,
  whileDigestIsHeld,
} from './stored.ts';

/** The tests that the four forms share, so that each area's file runs them at both doors with one call. */
export interface FormUnderTest<Field extends string> {
  path: string;
  procedure: string;
  prefix: 'CB' | 'QT' | 'JA' | 'JP';
  table: DetailsTable;
  make(changes?: Partial<Record<Field, string>>): Record<Field, string>;
  /** The column of each field. */
  columns: Record<Field, string>;
  /** The field that accepts 5,000 characters, if there is one; all others accept 200. */
  longField?: Field;
  /** Fields of digits only: texts tried on the other fields are not tried on these. */
  phoneField?: Field;
  optionalField?: Field;
  /** Whether the call requires form data instead of JSON, as only the application's does. */
  sitePosts?: 'form data';
}

type Row = Record<string, unknown>;

const doors = ['legacy', 'site'] as const;
type Door = (typeof doors)[number];

export function sendForm<Field extends string>(
  { app }: TestServer,
  form: FormUnderTest<Field>,
  door: Door,
  values: Row,
) {
  if (door === 'legacy') return postLegacy(app, form.path, values);
  return callSite(app, form.procedure, form.sitePosts === 'form data' ? formDataOf(values) : values);
}

function formDataOf(values: Row): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof Blob) form.append(name, value, 'cv');
    else if (value !== undefined) form.append(name, String(value));
  }
  return form;
}

export function describeEveryForm<Field extends string>(form: FormUnderTest<Field>): void {
  const fields = Object.keys(form.columns) as Field[];
  const textFields = fields.filter((field) => field !== form.phoneField);
  const required = fields.filter((field) => field !== form.optionalField);
  const limitOf = (field: Field) => (field === form.longField ? 5_000 : 200);

  describe.for(doors)('by the %s door', (door) => {
    const send = (server: TestServer, values: Row) => sendForm(server, form, door, values);
    const stored = async (server: TestServer, values: Row) => {
      const response = await send(server, values);
      expect(response.statusCode, response.body).toBe(200);
      return findStored(server.db, form.table, receiptOf(response).reference);
    };
    const refused = async (server: TestServer, values: Row, field: Field) => {
      const before = await countStored(server.db);
      const response = await send(server, values);
      expect(response.statusCode, response.body).toBe(400);
      const faults: { field: string; reason: string }[] =
        door === 'legacy' ? response.json().errors : response.json().error.data.faults;
      expect(faults.map((fault) => fault.field)).toContain(field);
      if (door === 'legacy') {
        expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
        expect(response.json()).toMatchObject({ status: 400, title: 'Bad Request' });
        expect(response.json().detail).toMatch(new RegExp(`^${field}: `));
      } else {
        const sentence = { field, id: expect.stringMatching(/^checks\.\w+$/) };
        expect(response.json().error).toMatchObject({
          data: {
            code: 'BAD_REQUEST',
            httpStatus: 400,
            sentences: expect.arrayContaining([expect.objectContaining(sentence)]),
          },
        });
      }
      expect(response.body).not.toContain('node_modules');
      expect(await countStored(server.db)).toBe(before);
      return faults;
    };

    test('is stored unchanged and answered with one sentence and its reference', async ({ server }) => {
      const values = form.make();
      const response = await send(server, { ...values, website: undefined, filledInMs: 41_000 });
      expect(response.statusCode, response.body).toBe(200);
      const { reference, message } = receiptOf(response);
      expect(reference).toMatch(new RegExp(`^${form.prefix}-[0-9A-HJKMNP-TV-Z]{6}$`));
      expect(message).toMatch(new RegExp(`^[A-Z][^.]+ ${reference}$`));
      const row = await findStored(server.db, form.table, reference);
      expect(row).toMatchObject({ reference, door, flags: [] });
      for (const field of fields) expect(row[form.columns[field]]).toBe(values[field]);
    });

    test('keeps emoji, Devanagari and the rarest characters, trims, and ignores unknown fields', async ({
      server,
    }) => {
      const text = `गार्ड चाहिए 👩🏽‍🚒 𠜎 𝒢 "quoted" <b> \\ ; -- ${Math.random()}`;
      const values: Row = { ...form.make() };
      for (const field of textFields) values[field] = text;
      const padded = required.map((field) => [field, `  ${values[field]}\n`]);
      const unknown = { id: '1', status: 'open', reference: 'CB-000000' };
      const row = await stored(server, { ...values, ...Object.fromEntries(padded), ...unknown });
      for (const field of fields) expect(row[form.columns[field]], field).toBe(values[field]);
      expect(row.reference).not.toBe('CB-000000');
    });

    test.for(textFields)(
      'accepts %s up to its limit and not one character more',
      async (field, { server }) => {
        const longest = 'x'.repeat(limitOf(field));
        const values = form.make({ [field]: longest } as Partial<Record<Field, string>>);
        expect((await stored(server, values))[form.columns[field]]).toBe(longest);
        await refused(server, { ...values, [field]: `${longest}x` }, field);
      },
    );

    test.for(required)('is refused without %s', async (field, { server }) => {
      for (const value of [undefined, '', ' \t\n\u00a0 ']) {
        const faults = await refused(server, { ...form.make(), [field]: value }, field);
        expect(faults.find((fault) => fault.field === field)?.reason).toBe('Field is Mandatory');
      }
    });

    // Form data has only text and files.
    const wrong: [string, unknown][] = [
      ['a NUL', 'a\u0000b'],
      ...(door === 'site' && form.sitePosts === 'form data'
        ? ([['a file', new Blob(['x'])]] as [string, unknown][])
        : ([
            ['a number', 9845012345],
            ['an object', { toString: 'x' }],
            ['a list', ['x']],
            ['true', true],
            ['null', null],
          ] as [string, unknown][])),
    ];
    test.for(wrong)('is refused with %s in any field', async ([, value], { server }) => {
      for (const field of fields) {
        // An optional field counts as not entered.
        if (field === form.optionalField && value === null) {
          const row = await stored(server, { ...form.make(), [field]: value });
          expect(row[form.columns[field]]).toBe('');
        } else await refused(server, { ...form.make(), [field]: value }, field);
      }
    });

    test('names every invalid field, not only the first', async ({ server }) => {
      const faults = await refused(server, {}, required[0] as Field);
      expect(new Set(faults.map((fault) => fault.field))).toEqual(new Set(required));
    });
  });

  describeRepeats(form);
}

function describeRepeats<Field extends string>(form: FormUnderTest<Field>): void {
  const sendAtOnce = (server: TestServer, values: Row) =>
    Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        sendForm(server, form, index % 2 === 0 ? 'legacy' : 'site', values),
      ),
    );

  describe('a repeated submission', () => {
    test('by either door gets the first reference and is stored once', async ({ server }) => {
      const values = form.make();
      const receipt = receiptOf(await sendForm(server, form, 'legacy', values));
      const before = await countStored(server.db);
      for (const door of ['site', 'legacy', 'site'] as const) {
        const again = await sendForm(server, form, door, values);
        expect(again.statusCode).toBe(200);
        expect(receiptOf(again)).toEqual(receipt);
      }
      expect(await countStored(server.db)).toBe(before);
    });

    test('counts as a repeat for ten minutes, and is stored again afterwards', async ({ server }) => {
      const values = form.make();
      const { reference } = receiptOf(await sendForm(server, form, 'legacy', values));
      await ageDigest(server.db, reference, '9 minutes 50 seconds');
      expect(receiptOf(await sendForm(server, form, 'site', values)).reference).toBe(reference);
      await ageDigest(server.db, reference, '10 minutes 1 second');
      const anew = receiptOf(await sendForm(server, form, 'legacy', values)).reference;
      expect(anew).not.toBe(reference);
      for (const each of [reference, anew]) await findStored(server.db, form.table, each);
      expect(receiptOf(await sendForm(server, form, 'site', values)).reference).toBe(anew);
    });

    test('eight times at the same moment after ten minutes is stored once, under one new reference', async ({
      server,
    }) => {
      const values = form.make();
      const { reference } = receiptOf(await sendForm(server, form, 'legacy', values));
      await ageDigest(server.db, reference, '11 minutes');
      const before = await countStored(server.db);
      // The others wait in the server until the first of them is answered.
      const responses = await whileDigestIsHeld(server.db, reference, 1, () => sendAtOnce(server, values));
      const references = new Set(responses.map((response) => receiptOf(response).reference));
      expect(references.size).toBe(1);
      expect(references.has(reference)).toBe(false);
      expect(await countStored(server.db)).toBe(before + 1);
    });

    test.for(Object.keys(form.columns) as Field[])(
      'with another %s is a new submission',
      async (field, { server }) => {
        const values = form.make();
        const first = receiptOf(await sendForm(server, form, 'legacy', values)).reference;
        const change = field === form.phoneField ? '9845054321' : `${values[field]} 2`;
        const second = await sendForm(server, form, 'legacy', { ...values, [field]: change });
        expect(receiptOf(second).reference).not.toBe(first);
      },
    );
  });
}
