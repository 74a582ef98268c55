import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DIFFERENCES } from './kept.ts';

const SHOWN = { before: 'Kept', after: 'Now', difference: 'Difference' };
/** The text where there is no picture to show. */
const ABSENT: Partial<Record<string, string>> = { before: 'None is kept', difference: 'Of another size' };

/** A page with each picture that differs: the reference, the present look, and the differences. */
export async function writeReport(): Promise<void> {
  if (!existsSync(DIFFERENCES)) return;
  const files = await readdir(DIFFERENCES);
  const pictures = files
    .filter((name) => name.endsWith('.after.png'))
    .map((name) => name.slice(0, -'.after.png'.length));
  const rows = pictures.toSorted().map((picture) => {
    const figures = Object.entries(SHOWN).map(([kind, caption]) => {
      const file = `${picture}.${kind}.png`;
      const shown = files.includes(file)
        ? `<a href="${file}"><img src="${file}" alt=""></a>`
        : `<p>${ABSENT[kind] ?? ''}</p>`;
      return `<figure><figcaption>${caption}</figcaption>${shown}</figure>`;
    });
    const name = picture.replace(/-\d+$/, '');
    return `<section><h2>${picture}</h2><p><code>npm run test:pictures -- --take ${name}</code></p>
<div>${figures.join('')}</div></section>`;
  });
  const index = join(DIFFERENCES, 'index.html');
  await writeFile(index, page(rows));
  console.log(`${pictures.length} pictures differ, side by side in ${index}`);
}

const page = (rows: string[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Pictures that differ</title>
<style>
  body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; color: #0b1530; background: #fbf7f0 }
  section { margin-bottom: 3rem }
  section > div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start }
  figure { margin: 0 }
  img { max-width: 100%; border: 1px solid #ddd0ba; background: #fff }
</style>
<h1>${rows.length === 1 ? '1 picture differs' : `${rows.length} pictures differ`}</h1>
${rows.join('\n')}
</html>
`;
