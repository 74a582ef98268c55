import { describe, expect, it } from 'vitest';
import { partsOf, pathOf, readAt, removeAt, writeAt } from '../../../../client/staff/site/draft/body-path.ts';
import { rebase } from '../../../../client/staff/site/draft/rebase.ts';

const [a, b, c] = [
  { id: 'a', text: 'A' },
  { id: 'b', text: 'B' },
  { id: 'c', text: 'C' },
];
const base = { heading: 'Guards', lead: 'Lead', sections: [a, b, c] };

describe('typing that is carried over to what somebody else has saved', () => {
  it('keeps both changes where they are of different fields, and names theirs', () => {
    const merged = rebase(base, { ...base, heading: 'Mine' }, { ...base, lead: 'Theirs' });
    expect(merged).toEqual({
      body: { ...base, heading: 'Mine', lead: 'Theirs' },
      taken: ['lead'],
      conflicts: [],
    });
  });

  it('keeps mine where both changed one field, and names it', () => {
    const merged = rebase(base, { ...base, heading: 'Mine' }, { ...base, heading: 'Theirs' });
    expect(merged).toMatchObject({ body: { heading: 'Mine' }, conflicts: ['heading'] });
  });

  it('finds an edited item again after the other side has moved it', () => {
    const mine = { ...base, sections: [a, { ...b, text: 'Mine' }, c] };
    const theirs = { ...base, sections: [c, a, b] };
    expect(rebase(base, mine, theirs).body.sections).toEqual([c, a, { ...b, text: 'Mine' }]);
    expect(rebase(base, theirs, mine).body.sections).toEqual([c, a, { ...b, text: 'Mine' }]);
  });

  it('keeps what both sides added, each behind its predecessor', () => {
    const [x, y] = [
      { id: 'x', text: 'X' },
      { id: 'y', text: 'Y' },
    ];
    const merged = rebase(base, { ...base, sections: [a, x, b, c] }, { ...base, sections: [a, b, c, y] });
    expect(merged.body.sections).toEqual([a, x, b, c, y]);
    expect(merged.conflicts).toEqual([]);
  });

  it('takes a removal over unless the removed item was edited', () => {
    const without = { ...base, sections: [a, c] };
    expect(rebase(base, { ...base, heading: 'Mine' }, without).body).toEqual({ ...without, heading: 'Mine' });
    const edited = { ...base, sections: [a, { ...b, text: 'Mine' }, c] };
    expect(rebase(base, edited, without)).toMatchObject({ body: edited, conflicts: ['sections'] });
    expect(rebase(base, without, edited)).toMatchObject({ body: without, conflicts: ['sections'] });
  });
});

const sentences = ['We guard. Day and night.', '~1', 'a~b.c', 'Plain'];

describe('a path', () => {
  it('names a sentence with dots, and a field as ever', () => {
    for (const sentence of sentences) {
      expect(partsOf(pathOf([sentence]))).toEqual([sentence]);
      const body = writeAt({ Plain: 'x' }, pathOf([sentence]), 'y');
      expect(body[sentence]).toBe('y');
      expect(readAt(body, pathOf([sentence]))).toBe('y');
      expect(Object.hasOwn(removeAt(body, pathOf([sentence])), sentence)).toBe(false);
    }
    expect(pathOf(['sections', 2, 'heading'])).toBe('sections.2.heading');
  });
});
