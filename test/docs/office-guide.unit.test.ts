import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const docs = join(import.meta.dirname, '../../docs');
const [, ...days] = readFileSync(join(docs, 'office-guide.md'), 'utf8').split(/^(?=## )/m);
/** More do not fit on two sheets with the pictures; test/e2e/office-guide.test.ts prints them. */
const MOST_WORDS = 620;

test.each(days.map((text) => [/^## (.+)/.exec(text)?.[1], text]))(
  '%s is short, and its pictures are no higher than a window',
  async (_, text = '') => {
    expect(text.replace(/<img[^>]+>/g, '').split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS);
    const pictures = [...text.matchAll(/<img src="([^"]+)"/g)].map(([, path = '']) => path);
    expect(pictures.length).toBeGreaterThanOrEqual(3);
    expect(text).not.toContain('![');
    for (const path of pictures) {
      const { width, height } = await sharp(join(docs, path)).metadata();
      expect(width, path).toBeLessThanOrEqual(1440);
      expect(height, path).toBeLessThanOrEqual(900);
    }
  },
);
