import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contentKindOf } from '../../server/content/content-kind.ts';
import { readBody, unknownFields } from '../../server/content/read-body.ts';
import { kindNameOf, type Upcaster, upcast, upcasters } from '../../server/content/upcasters.ts';
import { callAddress } from '../../src/call-address.ts';
import type { Identity } from '../../src/content/identity.ts';
import type { ContentId } from '../../src/content-id.ts';
import type { JsonObject } from '../../src/contract/staff/document-body.ts';

/** Bodies as they were stored once, which every later release has to read. They are never changed. */
interface KeptExample {
  document: ContentId;
  schemaVersion: number;
  body: JsonObject;
}
const folder = new URL('kept-examples/', import.meta.url);
const examples = readdirSync(folder).map((file): [string, KeptExample] => [
  file,
  JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
]);

describe('a stored body', () => {
  test.each(examples)(
    'of a release before satisfies the schema of today: %s',
    (_, { document, ...stored }) => {
      const body = readBody(document, stored);
      expect(contentKindOf(document).schema.safeParse(body).error?.issues ?? []).toEqual([]);
    },
  );

  test('keeps what no schema knows', () => {
    const [, kept] = examples.find(([file]) => file.startsWith('page-')) as [string, KeptExample];
    const body = { ...kept.body, seo: { keywords: ['guards'] } };
    const read = readBody(kept.document, { body, schemaVersion: 1 });
    expect(read.seo).toEqual({ keywords: ['guards'] });
    expect(unknownFields(kept.document, read)).toEqual([['seo']]);
  });

  test('has the product’s words for what a newer release says besides', () => {
    const stored = { body: { frame: { skip: 'Skip' }, gone: { word: 'Kept' } }, schemaVersion: 1 };
    const read = readBody('interface', stored);
    expect(read).toMatchObject({ frame: { skip: 'Skip' }, gone: { word: 'Kept' } });
    expect(unknownFields('interface', read)).toEqual([['gone']]);
  });
});

test.for([
  ['022 5557 3122', '02200000000', 'tel:02255573122'],
  ['+91 (0)22-5557 3122', '1', 'tel:+912255573122'],
  // Nobody can dial this, so what was dialled is shown.
  ['1800 CALL US', '18002255873', 'tel:18002255873'],
])('a number stored as shown, %s, and as dialled, %s, calls %s', ([display, dial, address]) => {
  const line = { label: 'Landline', display, dial } as JsonObject;
  const read = readBody('identity', {
    body: { landline: line, offices: [{ phone: line }] },
    schemaVersion: 1,
  });
  const { landline, offices } = read as unknown as Pick<Identity, 'landline' | 'offices'>;
  expect(landline).toEqual(offices[0]?.phone);
  expect(landline).not.toHaveProperty('dial');
  expect(callAddress(landline.display)).toBe(address);
});

describe('upcasters', () => {
  const chain: Upcaster[] = [
    ({ title, ...body }) => ({ ...body, heading: title ?? '' }),
    (body) => ({ ...body, sections: [] }),
  ];

  test('bring a body up from whichever version it was stored by', () => {
    const today = { heading: 'Guarding', sections: [] };
    expect(upcast({ title: 'Guarding', extra: 1 }, 1, chain)).toEqual({ ...today, extra: 1 });
    expect(upcast({ heading: 'Guarding' }, 2, chain)).toEqual(today);
    expect(upcast(today, 3, chain)).toEqual(today);
    // That of a newer release stays as it is.
    expect(upcast({ later: true }, 4, chain)).toEqual({ later: true });
  });

  test('are there for each version of each kind, and so is an example of each', () => {
    for (const [kind, steps] of Object.entries(upcasters)) {
      const kept = examples.filter(([, { document }]) => kindNameOf(document) === kind);
      const [, { document }] = kept[0] as [string, KeptExample];
      const { version } = contentKindOf(document);
      expect(steps, kind).toHaveLength(version - 1);
      expect(new Set(kept.map(([, { schemaVersion }]) => schemaVersion)), kind).toEqual(
        new Set(Array.from({ length: version }, (_, index) => index + 1)),
      );
    }
  });
});
