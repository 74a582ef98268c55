import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { focusClasses } from '../../../../client/site/media/picture-focus.ts';

test.for([
  [{ x: 0, y: 1 }, 'focus focus-x-0 focus-y-100'],
  [{ x: 0.12, y: 0.13 }, 'focus focus-x-0 focus-y-25'],
  [{ x: 0.5, y: 0.6 }, 'focus focus-x-50 focus-y-50'],
  [{ x: 0.88, y: 0.87 }, 'focus focus-x-100 focus-y-75'],
] as const)('a focal point is rounded to quarters: %o', ([focus, classes]) => {
  expect(focusClasses(focus)).toBe(classes);
});

test('a picture without one has no class', () => {
  expect(focusClasses(undefined)).toBeUndefined();
});

test('each class has its rule', () => {
  const css = readFileSync('client/site/media/picture-focus.css', 'utf8');
  // The middle is the fallback.
  for (const step of [0, 25, 75, 100])
    for (const axis of ['x', 'y'])
      expect(css).toContain(`.focus-${axis}-${step} {\n  --focus-${axis}: ${step}%;`);
});
