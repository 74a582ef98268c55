import { describe, expect, it } from 'vitest';
import { partsOf, pathOf, readAt, removeAt, writeAt } from '../../../../client/staff/site/draft/body-path.ts';
import { rebase } from '../../../../client/staff/site/draft/rebase.ts';

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

  it('of a sentence that somebody else translated leads back to it', () => {
    const [sentence = ''] = sentences;
    const { taken } = rebase({ [sentence]: '' }, { [sentence]: '' }, { [sentence]: 'हम' });
    expect(taken.map(partsOf)).toEqual([[sentence]]);
  });
});
