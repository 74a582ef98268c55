import { describe, expect, it } from 'vitest';
import {
  adopt,
  beginDocument,
  changeDocument,
  redo,
  undo,
} from '../../../../client/staff/site/draft/document-state.ts';
import { keyItems, noItems } from '../../../../client/staff/site/form/item-keys.ts';

const body = { heading: 'Guards', lead: 'A lead', sections: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] };
const begin = () => beginDocument(body);

describe('changes of a document', () => {
  it('sets a field and leaves everything beside it the same object', () => {
    const { body: next } = changeDocument(begin(), { kind: 'set', path: 'sections.1.id', value: 'x' }, 0);
    expect(next).toEqual({ ...body, sections: [{ id: 'a' }, { id: 'x' }, { id: 'c' }] });
    expect(Object(next.sections)[0]).toBe(body.sections[0]);
  });

  it('takes an optional field out, and an item', () => {
    expect(
      changeDocument(begin(), { kind: 'set', path: 'lead', value: undefined }, 0).body,
    ).not.toHaveProperty('lead');
    expect(changeDocument(begin(), { kind: 'remove', path: 'sections.0' }, 0).body.sections).toEqual([
      { id: 'b' },
      { id: 'c' },
    ]);
  });

  it('moves and inserts items', () => {
    const moved = changeDocument(begin(), { kind: 'move', list: 'sections', from: 0, to: 2 }, 0);
    expect(moved.body.sections).toEqual([{ id: 'b' }, { id: 'c' }, { id: 'a' }]);
    const added = changeDocument(begin(), { kind: 'insert', list: 'related', index: 0, value: '/x' }, 0);
    expect(added.body.related).toEqual(['/x']);
  });

  it('undoes letters typed without a pause as one step, and does them again', () => {
    let state = begin();
    for (const [index, value] of ['G', 'Gu', 'Gua'].entries())
      state = changeDocument(state, { kind: 'set', path: 'heading', value }, index * 100);
    state = changeDocument(state, { kind: 'set', path: 'heading', value: 'Guar' }, 60_000);
    expect(undo(state).body.heading).toBe('Gua');
    expect(undo(undo(state)).body.heading).toBe('Guards');
    expect(redo(undo(state)).body.heading).toBe('Guar');
  });

  it('does not undo what a colleague changed', () => {
    const mine = changeDocument(begin(), { kind: 'set', path: 'heading', value: 'Mine' }, 0);
    const both = adopt(mine, { ...mine.body, lead: 'Theirs' });
    expect(undo(both).body).toEqual({ ...body, lead: 'Theirs' });
  });
});

describe('keys of items', () => {
  it('go along with a moved item, stay with an edited one, and are new for a new one', () => {
    const [a, b, c] = body.sections;
    const first = keyItems(noItems, [a, b, c]);
    const moved = keyItems(first, [c, a, b]);
    expect(moved.keys).toEqual([first.keys[2], first.keys[0], first.keys[1]]);
    const edited = keyItems(moved, [c, { id: 'edited' }, b]);
    expect(edited.keys).toEqual(moved.keys);
    const added = keyItems(edited, [{ id: 'new' }, ...edited.items]);
    expect(added.keys.slice(1)).toEqual(edited.keys);
    expect(new Set(added.keys).size).toBe(4);
  });
});
