import { describe, expect } from 'vitest';
import { type TestServer, test } from '../environment/app.ts';
import { type FormUnderTest, sendForm } from './every-form.ts';
import { countStored, findStored, receiptOf } from './stored.ts';

const doors = ['legacy', 'site'] as const;

async function flagsOf<Field extends string>(
  server: TestServer,
  form: FormUnderTest<Field>,
  door: (typeof doors)[number],
  changes: Record<string, unknown>,
): Promise<string[]> {
  const response = await sendForm(server, form, door, { ...form.make(), ...changes });
  expect(response.statusCode, response.body).toBe(200);
  return (await findStored(server.db, form.table, receiptOf(response).reference)).flags;
}

/** How many digits a form's phone field accepts, at either door. */
export function describePhone<Field extends string>(
  form: FormUnderTest<Field>,
  { digits }: { digits: number[] },
): void {
  const field = form.phoneField as Field;
  describe.for(doors)('its phone by the %s door', (door) => {
    const post = (server: TestServer, phone: string, values = form.make()) =>
      sendForm(server, form, door, { ...values, [field]: phone });

    test(`accepts ${digits.join(', ')} digits, of another script too`, async ({ server }) => {
      for (const count of digits) {
        const phone = '9845012345'.slice(0, count);
        const row = await findStored(server.db, form.table, receiptOf(await post(server, phone)).reference);
        expect(row[form.columns[field]]).toBe(phone);
      }
      const values = form.make();
      const { reference } = receiptOf(await post(server, '९८४५०१२३४५', values));
      expect((await findStored(server.db, form.table, reference))[form.columns[field]]).toBe('9845012345');
      expect(receiptOf(await post(server, '9845012345', values)).reference).toBe(reference);
    });

    test('refuses other counts, and what is no digit', async ({ server }) => {
      const before = await countStored(server.db);
      const counts = digits.length === 1 ? [1, 9, 11] : [11, 14];
      for (const phone of [
        ...counts.map((count) => '98450123456789'.slice(0, count)),
        ...['98450 12345', '+919845012', 'nine eight', '९८४५०१२३४५६', '9845012.5'],
      ]) {
        const response = await post(server, phone);
        expect(response.statusCode, phone).toBe(400);
        expect(response.body).toContain(`${field}: must be`);
      }
      expect(await countStored(server.db)).toBe(before);
    });
  });
}

/** Input that is stored with a flag instead of being refused. */
export function describeFlags<Field extends string>(
  form: FormUnderTest<Field>,
  { emailField }: { emailField?: Field },
): void {
  test.for(emailField === undefined ? [] : doors)(
    'its odd e-mail addresses are flagged by the %s door, and no others',
    async (door, { server }) => {
      const flagged = (email: string, changes = {}) =>
        flagsOf(server, form, door, { ...changes, [emailField as Field]: email });
      for (const email of ['asha', '@example.com', 'asha@', 'a@b@c', 'a b@example.com', 'a@b'])
        expect(await flagged(email), email).toEqual(['odd-email']);
      for (const email of ['asha+site@mail.example.co.in', 'आशा@उदाहरण.भारत'])
        expect(await flagged(email), email).toEqual([]);
      const phone = { [form.phoneField as Field]: '0000000000' };
      expect(await flagged('asha', phone)).toEqual(['odd-email', 'odd-phone']);
    },
  );

  test.for(doors)('how it was filled in is flagged by the %s door', async (door, { server }) => {
    for (const [signals, flags] of [
      [{ filledInMs: 1_999 }, ['filled-too-fast']],
      [{ filledInMs: 2_000 }, []],
      [{ website: '' }, []],
      [{ website: 'x'.repeat(5_000) }, ['trap-filled']],
      [{ website: 'x', filledInMs: 3 }, ['filled-too-fast', 'trap-filled']],
    ] as [Record<string, unknown>, string[]][])
      expect(await flagsOf(server, form, door, signals), JSON.stringify(signals).slice(0, 40)).toEqual(flags);
  });

  test('how it was filled in does not make a repeat a new submission', async ({ server }) => {
    const values = form.make();
    const first = await sendForm(server, form, 'site', { ...values, filledInMs: 9_000 });
    const second = await sendForm(server, form, 'site', { ...values, filledInMs: 12_000, website: 'x' });
    expect(receiptOf(second)).toEqual(receiptOf(first));
  });
}

/** A short phone number is a person's mistake, not a robot's: it is stored and flagged. */
export function describeOddPhones<Field extends string>(
  form: FormUnderTest<Field>,
  phones: Record<string, boolean>,
): void {
  test.for(Object.entries(phones))('a phone of %s is flagged: %s', async ([phone, isFlagged], { server }) => {
    for (const door of doors) {
      const flags = await flagsOf(server, form, door, { [form.phoneField as string]: phone });
      expect(flags).toEqual(isFlagged ? ['odd-phone'] : []);
    }
  });
}
