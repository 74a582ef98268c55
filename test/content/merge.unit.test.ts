import { describe, expect, test } from 'vitest';
import { changesBetween } from '../../server/content/changes-between.ts';
import { mergeBodies } from '../../server/content/merge.ts';

const question = (title: string, text: string) => ({ icon: 'shield', title, text });
const [gate, patrol, escort] = [
  question('At the gate', 'Who comes in is asked for a name and a reason.'),
  question('On patrol', 'Every post is walked past twice in each hour of the night.'),
  question('On the road', 'Cash is escorted by two armed guards in a marked van.'),
];
const base = { heading: 'Guarding', lead: 'Day and night.', items: [gate, patrol, escort] };

describe('a merge', () => {
  test('takes both changes of different fields, also within one item', () => {
    const mine = { ...base, heading: 'Guards', items: [{ ...gate, title: 'The gate' }, patrol, escort] };
    const theirs = { ...base, lead: 'Always.', items: [{ ...gate, icon: 'door' }, patrol, escort] };
    expect(mergeBodies(base, mine, theirs)).toEqual({
      value: {
        heading: 'Guards',
        lead: 'Always.',
        items: [{ ...gate, title: 'The gate', icon: 'door' }, patrol, escort],
      },
      conflicts: [],
    });
  });

  test('names a field that both changed, with both texts, and keeps theirs', () => {
    const merged = mergeBodies(base, { ...base, lead: 'Mine.' }, { ...base, lead: 'Theirs.' });
    expect(merged.value).toEqual({ ...base, lead: 'Theirs.' });
    expect(merged.conflicts).toEqual([
      { path: ['lead'], base: 'Day and night.', mine: 'Mine.', theirs: 'Theirs.' },
    ]);
  });

  test('finds an item where the other has moved it', () => {
    const mine = { ...base, items: [{ ...gate, text: 'Who comes in is asked for a name.' }, patrol, escort] };
    const theirs = { ...base, items: [escort, gate, patrol] };
    expect(mergeBodies(base, mine, theirs)).toEqual({
      value: { ...base, items: [escort, mine.items[0], patrol] },
      conflicts: [],
    });
  });

  test('adds what both have added, each at its place', () => {
    const [one, two] = [question('By day', 'One guard.'), question('By night', 'Two men with a dog.')];
    const mine = { ...base, items: [gate, one, patrol, escort] };
    const theirs = { ...base, items: [gate, two, patrol, escort] };
    expect(mergeBodies(base, mine, theirs).value.items).toEqual([gate, two, one, patrol, escort]);
    expect(mergeBodies(base, mine, { ...base, items: mine.items.toReversed() }).conflicts).toEqual([]);
  });

  test('asks where one removes what the other changes, and keeps the text', () => {
    const changed = { ...patrol, text: 'Every post is walked past three times in each hour of the night.' };
    const mine = { ...base, items: [gate, escort] };
    const theirs = { ...base, items: [gate, changed, escort] };
    for (const [one, other] of [
      [mine, theirs],
      [theirs, mine],
    ] as const) {
      const { value, conflicts } = mergeBodies(base, one, other);
      expect(value.items).toEqual([gate, changed, escort]);
      expect(conflicts).toMatchObject([{ path: ['items', 1], base: patrol }]);
    }
  });

  test('removes what one removes and the other leaves alone', () => {
    const { value, conflicts } = mergeBodies(
      base,
      { ...base, items: [gate, escort] },
      { ...base, lead: 'Always.' },
    );
    expect(value).toEqual({ ...base, lead: 'Always.', items: [gate, escort] });
    expect(conflicts).toEqual([]);
  });

  test('asks which of two orders is meant', () => {
    const mine = { ...base, items: [escort, gate, patrol] };
    const theirs = { ...base, items: [patrol, gate, escort] };
    expect(mergeBodies(base, mine, theirs).conflicts).toMatchObject([
      { path: ['items'], mine: mine.items, theirs: theirs.items },
    ]);
  });

  test('keeps apart sections of different kinds', () => {
    const section = (type: string, more: object) => ({
      sections: [{ type, id: 'a', heading: 'A', ...more }],
    });
    const merged = mergeBodies(
      section('text', { paragraphs: ['x'] }),
      section('points', { points: ['mine'] }),
      section('text', { paragraphs: ['theirs'] }),
    );
    expect(merged.conflicts).toHaveLength(1);
  });
});

describe('the differences of two bodies', () => {
  test('are what a reader would call them', () => {
    const before = { ...base, lines: ['First line.', 'Second line.', 'Third line.'] };
    const rewritten = question('Between posts', 'A van drives from site to site.');
    const after = {
      heading: 'Guards',
      items: [gate, patrol, escort],
      lines: ['First line.', 'Quite another text.', 'Third line.', 'A fourth one.'],
    };
    expect(changesBetween(before, after)).toEqual([
      { kind: 'changed', path: ['heading'], before: 'Guarding', after: 'Guards' },
      { kind: 'removed', path: ['lead'], before: 'Day and night.' },
      { kind: 'changed', path: ['lines', 1], before: 'Second line.', after: 'Quite another text.' },
      { kind: 'added', path: ['lines', 3], after: 'A fourth one.' },
    ]);
    expect(changesBetween({ items: base.items }, { items: [escort, gate, patrol] })).toEqual([
      { kind: 'moved', path: ['items', 0], before: escort, after: escort },
    ]);
    expect(changesBetween({ items: base.items }, { items: [gate, rewritten, escort] })).toEqual([
      { kind: 'changed', path: ['items', 1, 'title'], before: 'On patrol', after: 'Between posts' },
      { kind: 'changed', path: ['items', 1, 'text'], before: patrol.text, after: rewritten.text },
    ]);
  });
});
