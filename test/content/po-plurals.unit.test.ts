import { describe, expect, test } from 'vitest';
import { formsOf, keyOfForms, messageOfForms } from '../../server/content/po-plurals.ts';

const hindi = { code: 'hi', locale: 'hi-IN', name: 'हिन्दी', prefix: '/hi' } as const;

describe('a message with a plural', () => {
  test('is two sentences to translators’ tools', () => {
    const forms = formsOf('Show {count, plural, one {{total} opening} other {{total} openings}} now');
    expect(forms).toEqual({
      name: 'count',
      shown: '{total}',
      one: 'Show {total} opening now',
      other: 'Show {total} openings now',
    });
    expect(keyOfForms({ one: 'Show %d opening now', other: 'Show %1$d openings now' })).toBe(
      forms && keyOfForms(forms),
    );
  });

  test('gets its translation from theirs, in the forms of the language', () => {
    const forms = formsOf('{count, plural, one {# office} other {# offices}}');
    if (forms === undefined) throw new Error('It has forms.');
    expect(messageOfForms(forms, ['%d दफ़्तर', '%d दफ़्तर'], hindi)).toBe(
      '{count, plural, one {# दफ़्तर} other {# दफ़्तर}}',
    );
    expect(messageOfForms(forms, ['%d'], hindi)).toBeUndefined();
    expect(messageOfForms(forms, ['a', 'b', 'c'], hindi)).toBeUndefined();
    expect(messageOfForms(forms, ['a', ' '], hindi)).toBeUndefined();
  });
});
