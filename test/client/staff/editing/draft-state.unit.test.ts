import { describe, expect, it } from 'vitest';
import { compareTexts } from '../../../../client/staff/editing/compare-texts.ts';
import {
  afterSaving,
  beginDraft,
  chooseSide,
  followStored,
  isDraftDirty,
  undecidedFields,
} from '../../../../client/staff/editing/draft-state.ts';

const first = { version: 1, values: { place: 'Pune', skills: 'Gate duty' } };
const stored = (version: number, changes: Partial<(typeof first)['values']> = {}) => ({
  version,
  values: { ...first.values, ...changes },
});
const typed = (changes: Partial<(typeof first)['values']>) => ({
  ...beginDraft(first),
  values: { ...first.values, ...changes },
});

describe('a draft', () => {
  it('takes over fields that only somebody else changed, and keeps what was entered', () => {
    const draft = followStored(typed({ place: 'Nashik' }), stored(2, { skills: 'Dogs' }));
    expect(draft).toMatchObject({
      values: { place: 'Nashik', skills: 'Dogs' },
      taken: ['skills'],
      conflicts: {},
    });
  });

  it('asks about fields that both changed, and the choice can be changed', () => {
    let draft = followStored(typed({ place: 'Nashik' }), stored(2, { place: 'Nagpur' }));
    expect(undecidedFields(draft)).toEqual(['place']);
    expect(draft.values.place).toBe('Nashik');
    draft = chooseSide(draft, 'place', 'theirs');
    expect(draft.values.place).toBe('Nagpur');
    expect(undecidedFields(draft)).toEqual([]);
    draft = chooseSide(draft, 'place', 'mine');
    expect(draft.values.place).toBe('Nashik');
    draft = { ...draft, values: { ...draft.values, place: 'Nashik Road' } };
    draft = chooseSide(chooseSide(draft, 'place', 'theirs'), 'place', 'mine');
    expect(draft.values.place).toBe('Nashik Road');
  });

  it('is not reset by an answer from before its save, and keeps what was typed since', () => {
    const saved = afterSaving(typed({ place: 'Nashik, ' }), stored(2, { place: 'Nashik ' }));
    expect(followStored(saved, first)).toBe(saved);
    // The server has trimmed the text.
    const draft = followStored(saved, stored(2, { place: 'Nashik' }));
    expect(draft).toMatchObject({ values: { place: 'Nashik, ' }, conflicts: {}, taken: [] });
    const quiet = afterSaving(typed({ place: 'Nashik ' }), stored(2, { place: 'Nashik ' }));
    expect(isDraftDirty(followStored(quiet, stored(2, { place: 'Nashik' })))).toBe(false);
  });
});

describe('two texts', () => {
  const compare = (theirs: string, mine: string) =>
    compareTexts(theirs, mine).map(({ text, only }) => (only ? `${only}:${text}` : text));

  it('are compared word by word', () => {
    expect(compare('Keeps the back gate of a plant', 'Keeps the gate of a mill')).toEqual([
      'Keeps the ',
      'theirs:back ',
      'gate of a ',
      'theirs:plant',
      'mine:mill',
    ]);
    expect(compare('', 'one')).toEqual(['mine:one']);
    expect(compare('a\nb', 'a b')).toEqual(['a', 'theirs:\n', 'mine: ', 'b']);
  });
});
