/**
 * `node art/feeds.ts` makes the pictures on the monitors. `scene-*` are crops of our own finished cards, as a camera
 * would see them; `dash-*` are dashboards drawn here. Run it after rendering the cards and before the control rooms.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const here = dirname(fileURLToPath(import.meta.url));
const pictures = join(here, '..', 'client', 'public', 'media', 'pictures');
const feeds = join(here, 'feeds');

/** A card and its crop: left, top and width, as fractions. */
const CROPS: [string, number, number, number][] = [
  ['card-guarding', 0.3, 0.3, 0.42],
  ['card-hospital', 0.48, 0.38, 0.4],
  ['card-banking', 0.22, 0.3, 0.42],
  ['card-cash-van', 0.5, 0.34, 0.42],
  ['card-fire', 0.32, 0.36, 0.44],
  ['card-facility', 0.3, 0.36, 0.42],
  ['card-cleaning', 0.3, 0.36, 0.42],
];

const tag = (n: number): Buffer =>
  Buffer.from(`<svg width="320" height="190" xmlns="http://www.w3.org/2000/svg"><g fill="none" stroke="#5CE08A" stroke-width="3">
<path d="M14 34V14h20M286 14h20v20M306 156v20h-20M34 176H14v-20"/></g><circle cx="290" cy="160" r="5" fill="#F2503B"/>
<text x="26" y="170" font-family="Liberation Sans" font-weight="bold" font-size="17" fill="#fff">CAM 0${n}</text></svg>`);

for (const [n, [slug, x, y, w]] of CROPS.entries()) {
  const source = sharp(join(pictures, `${slug}.jpg`));
  const { width, height } = await source.metadata();
  const part = {
    left: Math.round(width * x),
    top: Math.round(height * y),
    width: Math.round(width * w),
    height: Math.round((width * w * 190) / 320),
  };
  part.height = Math.min(part.height, height - part.top);
  const crop = await source.extract(part).resize(320, 190).modulate({ saturation: 0.85 }).toBuffer();
  await sharp(crop)
    .composite([{ input: tag(n + 1) }])
    .jpeg({ quality: 82 })
    .toFile(join(feeds, `scene-0${n}.jpg`));
}

const W = 640;
const H = 400;
const ground = `<rect width="${W}" height="${H}" fill="#0B1C44"/>`;
const grid = Array.from({ length: 9 }, (_, i) =>
  Array.from({ length: 6 }, (_, j) => {
    const lake = i === 6 && j > 2;
    return `<rect x="${20 + i * 68}" y="${20 + j * 62}" width="${48 + ((i * 7 + j * 5) % 3) * 6}" height="${40 + ((i + j) % 3) * 6}" rx="6" fill="${lake ? '#1D5C8A' : (i * 3 + j) % 4 ? '#1E3C7A' : '#27509A'}"/>`;
  }).join(''),
).join('');
const dot = (x: number, y: number, colour: string, r = 11): string =>
  `<circle cx="${x}" cy="${y}" r="${r * 2}" fill="${colour}" opacity=".28"/><circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;
const map = `${ground}${grid}<path d="M90 330 220 210 350 250 470 120 590 150" fill="none" stroke="#FFC766" stroke-width="7" stroke-dasharray="2 14" stroke-linecap="round"/>
${dot(90, 330, '#F29A1F')}${dot(220, 210, '#5CE08A')}${dot(350, 250, '#5CE08A')}${dot(470, 120, '#58B7FF')}${dot(590, 150, '#F2503B', 14)}${dot(150, 90, '#5CE08A', 8)}${dot(520, 320, '#F29A1F', 9)}`;
const bars = `${ground}${[150, 220, 120, 260, 190, 300, 240].map((h, i) => `<rect x="${52 + i * 78}" y="${H - 50 - h}" width="50" height="${h}" rx="8" fill="${i === 5 ? '#F29A1F' : '#3E7BD0'}"/>`).join('')}
<path d="M40 350H600" stroke="#5A78B8" stroke-width="4"/><rect x="40" y="26" width="200" height="18" rx="9" fill="#C9D9F2"/>`;
const rows = `${ground}<rect x="36" y="28" width="240" height="20" rx="10" fill="#C9D9F2"/>${[0, 1, 2, 3, 4].map((i) => `<rect x="36" y="${76 + i * 62}" width="568" height="46" rx="10" fill="#16306A"/><circle cx="66" cy="${99 + i * 62}" r="11" fill="${['#5CE08A', '#5CE08A', '#F29A1F', '#5CE08A', '#F2503B'][i]}"/><rect x="96" y="${91 + i * 62}" width="${[210, 160, 240, 180, 200][i]}" height="16" rx="8" fill="#8FAEDD"/><rect x="${420}" y="${91 + i * 62}" width="${[150, 110, 60, 130, 40][i]}" height="16" rx="8" fill="#3E7BD0"/>`).join('')}`;
const ring = (cx: number, cy: number, r: number, part: number, colour: string): string => {
  const c = 2 * Math.PI * r;
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="#16306A" stroke-width="30"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${colour}" stroke-width="30" stroke-linecap="round" stroke-dasharray="${c * part} ${c}" transform="rotate(-90 ${cx} ${cy})"/>`;
};
const gauges = `${ground}${ring(170, 170, 100, 0.78, '#5CE08A')}${ring(460, 150, 80, 0.6, '#F29A1F')}<path d="M40 350 130 310 220 335 310 280 400 300 490 255 600 275" fill="none" stroke="#58B7FF" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>`;
for (const [n, art] of [map, bars, rows, gauges].entries()) {
  const svg = `<svg width="${W}" height="${H}" viewBox="0 0 ${W} ${H}" xmlns="http://www.w3.org/2000/svg">${art}</svg>`;
  await sharp(Buffer.from(svg))
    .jpeg({ quality: 86 })
    .toFile(join(feeds, `dash-${n}.jpg`));
}
