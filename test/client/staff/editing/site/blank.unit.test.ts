import { describe, expect, it } from 'vitest';
import { createBlank } from '../../../../../client/staff/editing/site/form/blank.ts';
import { describeField } from '../../../../../client/staff/editing/site/form/describe-field.ts';
import { findSchema } from '../../../../../client/staff/editing/site/schemas.ts';
import { sampleIds, sampleOf } from '../../../../../src/content/documents.ts';
import { sections } from '../../../../../src/content/schema/page.ts';

/** Walks a schema with a value, as the form does, and returns the paths that have no label. */
function pathsWithoutControl(
  schema: Parameters<typeof describeField>[0],
  value: unknown,
  path = '',
): string[] {
  const field = describeField(schema);
  if (value === undefined) return [];
  const read = (name: string | number): unknown => Reflect.get(Object(value), name);
  switch (field.kind) {
    case 'group':
      return field.fields.flatMap(([name, each]) => pathsWithoutControl(each, read(name), `${path}.${name}`));
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((item, index) => pathsWithoutControl(field.item, item, `${path}.${index}`))
        : [path];
    case 'variants': {
      const variant = field.variants.find((each) => each.value === read(field.by));
      return variant ? pathsWithoutControl(variant.schema, value, path) : [path];
    }
    case 'fixed':
      return [];
    default:
      return field.label === '' ? [path] : [];
  }
}

describe('the form of a document', () => {
  it.each(sampleIds)('has a control and a label for every field of %s', (id) => {
    const schema = findSchema(id);
    expect(schema && pathsWithoutControl(schema, sampleOf(id))).toEqual([]);
  });

  it('gives a new section of each type every field that it needs, so that only its texts are missing', () => {
    const field = describeField(sections);
    if (field.kind !== 'variants') throw new Error('sections are no variants');
    expect(field.variants.length).toBeGreaterThan(10);
    for (const { value, schema } of field.variants) {
      const blank = createBlank(schema);
      expect(blank).toMatchObject({ type: value, id: '', heading: '' });
      const issues = schema.safeParse(blank).error?.issues ?? [];
      expect(issues.filter(({ code }) => code === 'invalid_type' || code === 'unrecognized_keys')).toEqual(
        [],
      );
    }
  });
});
