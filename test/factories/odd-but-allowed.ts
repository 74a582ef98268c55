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
    test.for(digits)('accepts %i digits', async (count, { server }) => {
      const phone = '9845012345'.slice(0, count);
      const response = await sendForm(server, form, door, { ...form.make(), [field]: phone });
      expect(response.statusCode, response.body).toBe(200);
      const row = await findStored(server.db, form.table, receiptOf(response).reference);
      expect(row[form.columns[field]]).toBe(phone);
    });

    test('accepts digits of another script by their value', async ({ server }) => {
      const values = form.make();
      const typed = await sendForm(server, form, door, { ...values, [field]: '९८४५०१२३४५' });
      expect(typed.statusCode, typed.body).toBe(200);
      const { reference } = receiptOf(typed);
      expect((await findStored(server.db, form.table, reference))[form.columns[field]]).toBe('9845012345');
      const again = await sendForm(server, form, door, { ...values, [field]: '9845012345' });
      expect(receiptOf(again).reference).toBe(reference);
    });

    const refusedCounts = Array.from({ length: 14 }, (_, index) => index + 1).filter(
      (count) => !digits.includes(count) && (digits.length === 1 || count > 10),
    );
    test.for([
      ...refusedCounts.map((count) => '98450123456789'.slice(0, count)),
      '98450 12345',
      '+919845012',
      '98450-1234',
      'nine eight',
      '९८४५०१२३४५६',
      '9845012.5',
      '0x98450123',
    ])('refuses "%s"', async (phone, { server }) => {
      const before = await countStored(server.db);
      const response = await sendForm(server, form, door, { ...form.make(), [field]: phone });
      expect(response.statusCode).toBe(400);
      expect(response.body).toContain(`${field}: must be`);
      expect(await countStored(server.db)).toBe(before);
    });
  });
}

/** Input that is stored with a flag instead of being refused. */
export function describeFlags<Field extends string>(
  form: FormUnderTest<Field>,
  { emailField }: { emailField?: Field },
): void {
  const withEmail = emailField === undefined ? [] : doors;
  describe.for(withEmail)('its e-mail address by the %s door', (door) => {
    const flagged = (server: TestServer, changes: Record<string, unknown>) =>
      flagsOf(server, form, door, changes);

    if (emailField !== undefined) {
      test.for(['asha', 'asha at example.com', '@example.com', 'asha@', 'a@b@c', 'asha menon@example.com'])(
        'an e-mail address of "%s" is flagged',
        async (email, { server }) => {
          expect(await flagged(server, { [emailField]: email })).toEqual(['odd-email']);
        },
      );
      test.for(['a@b', 'asha+site@mail.example.co.in', 'आशा@उदाहरण.भारत'])(
        'an e-mail address of "%s" is not flagged',
        async (email, { server }) => {
          expect(await flagged(server, { [emailField]: email })).toEqual([]);
        },
      );
      test('is flagged for everything odd about it', async ({ server }) => {
        const { phoneField } = form;
        const changes = { [emailField]: 'asha', ...(phoneField && { [phoneField]: '0000000000' }) };
        expect(await flagged(server, changes)).toEqual(['odd-email', ...(phoneField ? ['odd-phone'] : [])]);
      });
    }
  });

  describe.for(doors)('how the form was filled in, through the %s door', (door) => {
    test.for([
      [{ filledInMs: 0 }, ['filled-too-fast']],
      [{ filledInMs: 1_999 }, ['filled-too-fast']],
      [{ filledInMs: 2_000 }, []],
      [{ filledInMs: 86_400_000 }, []],
      [{ filledInMs: -5 }, []],
      [{ filledInMs: 'soon' }, []],
      [{ website: '' }, []],
      [{ website: 'https://spam.example.com' }, ['trap-filled']],
      [{ website: 'x'.repeat(5_000) }, ['trap-filled']],
      [{ website: undefined, filledInMs: undefined }, []],
      [{ website: 'x', filledInMs: 3 }, ['filled-too-fast', 'trap-filled']],
    ] as [Record<string, unknown>, string[]][])(
      '%j is flagged as %j',
      async ([signals, flags], { server }) => {
        expect(await flagsOf(server, form, door, signals)).toEqual(flags);
      },
    );

    test('does not make a repeat a new submission', async ({ server }) => {
      const values = form.make();
      const first = await sendForm(server, form, 'site', { ...values, filledInMs: 9_000 });
      const second = await sendForm(server, form, 'site', { ...values, filledInMs: 12_000, website: 'x' });
      expect(receiptOf(second)).toEqual(receiptOf(first));
    });
  });
}

/** A short phone number is a person's mistake, not a robot's: it is stored and flagged. */
export function describeOddPhones<Field extends string>(
  form: FormUnderTest<Field>,
  phones: Record<string, boolean>,
): void {
  describe.for(doors)('a phone by the %s door', (door) => {
    test.for(Object.entries(phones))('of %s flagged: %s', async ([phone, isFlagged], { server }) => {
      const flags = await flagsOf(server, form, door, { [form.phoneField as string]: phone });
      expect(flags).toEqual(isFlagged ? ['odd-phone'] : []);
    });
  });
}
