/** `node art/sheets.ts` makes contact sheets of all pictures in docs/: small, each with its name below it. */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const here = dirname(fileURLToPath(import.meta.url));
const content = join(here, '..', 'src', 'content');
const docs = join(here, '..', 'docs');
const CELL = { width: 232, height: 168, columns: 4, rows: 5, gap: 10 };

const manifest = JSON.parse(readFileSync(join(content, 'drawn-pictures.json'), 'utf8')) as Record<
  string,
  { alt: string }
>;
const order = ['stage', 'hero', 'card', 'leader', 'blog', 'under', 'social', 'gallery', 'training'];
const rank = (slug: string): number => order.findIndex((family) => slug.startsWith(family));
const slugs = Object.keys(manifest).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));

mkdirSync(docs, { recursive: true });
for (const old of readdirSync(docs)) if (/^pictures-\d+\.png$/.test(old)) rmSync(join(docs, old));

const perSheet = CELL.columns * CELL.rows;
for (let sheet = 0; sheet * perSheet < slugs.length; sheet += 1) {
  const part = slugs.slice(sheet * perSheet, (sheet + 1) * perSheet);
  const layers = await Promise.all(
    part.flatMap((slug, n) => {
      const left = CELL.gap + (n % CELL.columns) * (CELL.width + CELL.gap);
      const top = CELL.gap + Math.floor(n / CELL.columns) * (CELL.height + CELL.gap);
      const name = `<svg width="${CELL.width}" height="18"><text x="2" y="13" font-family="Liberation Sans" font-size="12" fill="#14264A">${slug}</text></svg>`;
      return [
        sharp(join(here, '..', 'client', 'public', 'media', 'pictures', `${slug}.jpg`))
          .resize(CELL.width, CELL.height - 24, { fit: 'contain', background: '#fff' })
          .toBuffer()
          .then((input) => ({ input, left, top })),
        Promise.resolve({ input: Buffer.from(name), left, top: top + CELL.height - 20 }),
      ];
    }),
  );
  const rows = Math.ceil(part.length / CELL.columns);
  await sharp({
    create: {
      width: CELL.gap + CELL.columns * (CELL.width + CELL.gap),
      height: CELL.gap + rows * (CELL.height + CELL.gap),
      channels: 3,
      background: '#fff',
    },
  })
    .composite(layers)
    .png({ palette: true, quality: 70, compressionLevel: 9, effort: 4 })
    .toFile(join(docs, `pictures-${sheet + 1}.png`));
}
