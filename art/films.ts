/**
 * `node art/films.ts [--fps=12] [slug ...]` renders the films, encodes them into client/public/media/films and writes
 * their manifest.
 *
 * Blender renders `fps` of the film's 24 frames per second, and ffmpeg interpolates the others, which is hardly
 * visible where the motion is small and slow. Where it is quick (`QUICK`), every frame is rendered. Frames stay in
 * raw/, so an interrupted run can be resumed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

type Cut = { from: string; left: number; top: number; width: number; height: number };

const SECONDS = 6;
const RATE = 24;
/** For phones, where half the bytes look the same. */
const SMALL_POSTER_WIDTH = 800;
/**
 * The crops of films that are cut out of another film; all others are rendered themselves (see FILMS in films.py).
 */
const CUTS: Record<string, Cut> = {
  'monitoring-events': { from: 'monitoring', left: 420, top: 8, width: 496, height: 279 },
  'monitoring-health': { from: 'monitoring', left: 150, top: 76, width: 560, height: 315 },
  'monitoring-live': { from: 'monitoring', left: 288, top: 176, width: 560, height: 315 },
};
/** Parts of a loop, as fractions, whose motion is too quick to interpolate: raised arms, the lifting boom. */
const QUICK: Record<string, [number, number][]> = {
  guarding: [
    [0.12, 0.36],
    [0.64, 0.85],
  ],
};
const ALL = [
  ...['guarding', 'hospital', 'banking', 'monitoring'],
  ...['monitoring-events', 'monitoring-live', 'monitoring-energy', 'monitoring-health'],
];

const here = dirname(fileURLToPath(import.meta.url));
const films = join(here, '..', 'client', 'public', 'media', 'films');
const manifestFile = join(here, '..', 'client', 'site', 'media', 'films.json');
const words = process.argv.slice(2);
const fps = Number(words.find((word) => word.startsWith('--fps='))?.slice(6) ?? 12);
const count = fps * SECONDS;
const named = words.filter((word) => !word.startsWith('--'));

const run = (command: string, args: string[]): void => {
  const { status, stdout, stderr } = spawnSync('nice', ['-n', '10', command, ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`${command} failed\n${stdout.slice(-2000)}\n${stderr.slice(-2000)}`);
};

/**
 * Makes the folder of a film's frames at its full rate, 0000.png and so on: the rendered frames, and between them
 * those that ffmpeg interpolated.
 */
async function makeFrames(slug: string): Promise<string> {
  const raw = join(here, 'raw', 'films', slug);
  const number = (n: number): string => String(n).padStart(4, '0');
  const partFile = (n: number): string => join(raw, n === 0 ? 'whole.png' : `part-${number(n)}.png`);
  const step = RATE / fps;
  const grid = Array.from({ length: count }, (_, n) => n * step);
  const all = Array.from({ length: RATE * SECONDS }, (_, n) => n);
  const quick = (n: number): boolean =>
    (QUICK[slug] ?? []).some(([from, to]) => n >= from * all.length && n <= to * all.length);
  const wanted = all.filter((n) => n % step === 0 || quick(n));
  if (!wanted.every((n) => existsSync(partFile(n)))) {
    const display = ['-a', '-s', '-screen 0 640x480x24'];
    const script = ['-b', '--python-exit-code', '1', '-P', join(here, 'films.py'), '--'];
    run('xvfb-run', [...display, 'blender', ...script, raw, slug, wanted.join(',')]);
  }
  const { left, top } = JSON.parse(readFileSync(join(raw, 'place.json'), 'utf8')) as Omit<Cut, 'from'>;
  const [drawn, given, frames] = ['drawn', 'given', 'frames'].map((name) => {
    const folder = join(raw, name);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    return folder as string;
  }) as [string, string, string];
  for (const n of all.filter((n) => existsSync(partFile(n)))) {
    const whole = sharp(join(raw, 'whole.png'));
    if (n > 0) whole.composite([{ input: partFile(n), left, top }]);
    // All frames without alpha: ffmpeg restarts its filters and loses frames where an alpha channel appears or
    // disappears.
    await whole
      .removeAlpha()
      .png({ compressionLevel: 2 })
      .toFile(join(drawn, `${number(n)}.png`));
  }
  if (step > 1) {
    // Repeats some frames at both ends of the loop, so that the gap between them is interpolated like every other
    // one.
    const EDGE = 4;
    const looped = [...grid.slice(-EDGE), ...grid, ...grid.slice(0, EDGE)];
    for (const [place, n] of looped.entries())
      copyFileSync(join(drawn, `${number(n)}.png`), join(given, `${number(place)}.png`));
    // Frames that are too far apart for motion estimation are blended.
    const how = fps < 3 ? 'mi_mode=blend' : 'mi_mode=mci:me_mode=bidir:vsbmc=1';
    const fill = `minterpolate=fps=${RATE}:${how}:scd=none`;
    const from = EDGE / fps;
    run('ffmpeg', [
      ...['-y', '-v', 'error', '-framerate', String(fps), '-i', join(given, '%04d.png')],
      ...['-vf', `${fill},trim=start=${from - 0.001}:end=${from + SECONDS - 0.001},setpts=PTS-STARTPTS`],
      ...['-start_number', '0', join(frames, '%04d.png')],
    ]);
  }
  for (const name of readdirSync(drawn)) copyFileSync(join(drawn, name), join(frames, name));
  const made = readdirSync(frames).length;
  if (made !== all.length) throw new Error(`${slug}: ${made} frames instead of ${all.length}`);
  return frames;
}

async function encodeFilm(slug: string, frames: string): Promise<void> {
  const cut = CUTS[slug];
  const first = sharp(join(frames, '0000.png'));
  const size = await first.metadata();
  const height = cut ? 540 : Math.min(size.height, 720);
  const width = (height * 16) / 9;
  const filters = [
    ...(cut ? [`crop=${cut.width}:${cut.height}:${cut.left}:${cut.top}`] : []),
    `scale=${width}:${height}:flags=lanczos:out_color_matrix=bt709`,
    'format=yuv420p',
  ];
  const input = ['-y', '-v', 'error', '-framerate', String(RATE), '-i', join(frames, '%04d.png')];
  const colour = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const common = [...input, '-vf', filters.join(','), ...colour, '-an'];
  const file = (end: string): string => join(films, `${slug}${end}`);
  run('ffmpeg', [...common, '-c:v', 'libsvtav1', '-preset', '5', '-crf', '32', file('.webm')]);
  run('ffmpeg', [
    ...common,
    ...['-c:v', 'libx264', '-preset', 'slow', '-crf', '23', '-movflags', '+faststart', file('.mp4')],
  ]);
  const poster = cut ? first.extract(cut).resize(width, height) : first;
  const still = await poster.png().toBuffer();
  const depth = { bitdepth: 10, chromaSubsampling: '4:4:4' } as const;
  await sharp(still)
    .avif({ quality: 62, effort: 4, ...depth })
    .toFile(file('-poster.avif'));
  await sharp(still)
    .resize(SMALL_POSTER_WIDTH)
    .avif({ quality: 52, effort: 6, ...depth })
    .toFile(file(`-poster-${SMALL_POSTER_WIDTH}.avif`));
  await sharp(still).jpeg({ quality: 80, mozjpeg: true }).toFile(file('-poster.jpg'));

  const version = createHash('sha256')
    .update(readFileSync(file('.mp4')))
    .digest('hex')
    .slice(0, 8);
  const manifest = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};
  manifest[slug] = { width, height, seconds: SECONDS, version };
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`);
  const sizes = ['.webm', '.mp4', '-poster.avif', '-poster.jpg']
    .map((end) => `${end} ${(statSync(file(end)).size / 1000).toFixed(0)} kB`)
    .join(', ');
  console.log(`${slug}: ${width} x ${height}, ${sizes}`);
}

mkdirSync(films, { recursive: true });
const framesOf = new Map<string, string>();
for (const slug of named.length ? named : ALL) {
  const began = Date.now();
  const source = CUTS[slug]?.from ?? slug;
  if (!framesOf.has(source)) framesOf.set(source, await makeFrames(source));
  await encodeFilm(slug, framesOf.get(source) as string);
  console.log(`  ${((Date.now() - began) / 60_000).toFixed(1)} min`);
}
