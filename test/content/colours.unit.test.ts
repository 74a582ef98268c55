import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { contrastFaults, explainContrast } from '../../src/content/colour-contrast.ts';
import { isDesigned, themeOf } from '../../src/content/colours.ts';
import { sampleIdentity } from '../../src/content/identity.ts';
import { contrastOf, toHex, toOklch } from '../../src/content/oklch.ts';

const styles = new URL('../../client/shared/styles/', import.meta.url);
const read = (name: string) => readFile(new URL(name, styles), 'utf8');

/** The custom properties of a rule whose values are fixed colours. */
const coloursIn = (css: string) =>
  Object.fromEntries([...css.matchAll(/--([\w-]+): (#[0-9a-f]{6})\b/g)].map(([, name, hex]) => [name, hex]));

describe('the colours computed from two', () => {
  it('are exactly those of the style sheets for the colours that the pages were designed with', async () => {
    const { tokens, topics } = themeOf(sampleIdentity.colours);
    const [root = '', ...rules] = (await read('tokens.css')).split('[data-topic=');
    const { white, error, success, ...inFile } = coloursIn(root);
    expect([white, error, success]).not.toContain(undefined);
    const { 'error-ground': _, ...followed } = inFile;
    expect({ ...tokens, ...topics.guarding }).toEqual(followed);
    for (const rule of rules)
      expect(topics[/\w+/.exec(rule)?.[0] as keyof typeof topics]).toEqual(coloursIn(rule));
    expect(rules).toHaveLength(Object.keys(topics).length);
    expect(isDesigned(sampleIdentity.colours)).toBe(true);
    expect(contrastFaults(sampleIdentity.colours)).toEqual([]);
  });
});

describe('a colour without enough contrast', () => {
  it('is named with its pair, its ratio and the nearest lightness that passes', () => {
    const [fault, ...others] = contrastFaults({ primary: '#14264a', accent: '#8a4b00' });
    expect(others.map(({ field }) => field)).toEqual(others.map(() => 'accent'));
    expect(fault).toMatchObject({ field: 'accent', pair: 'Dark text on buttons in the accent', needed: 4.5 });
    expect(fault?.ratio).toBeCloseTo(contrastOf('#0b1530', '#8a4b00'));
    const nearest = fault?.nearest ?? '';
    expect(contrastFaults({ primary: '#14264a', accent: nearest })).toEqual([]);
    // A step darker, it does not pass yet.
    const { lightness, chroma, hue } = toOklch(nearest);
    const darker = toHex({ lightness: lightness - 0.01, chroma, hue });
    expect(contrastFaults({ primary: '#14264a', accent: darker })).not.toEqual([]);
    expect(explainContrast(fault as never)).toContain(`The nearest that passes is ${nearest}.`);
  });
});
