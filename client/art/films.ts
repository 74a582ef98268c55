/**
 * `node client/art/films.ts [--fps=12] [--seconds=6] [slug ...]`: draw the films and encode them into client/media/films.
 *
 * Blender draws `fps` frames a second (12 unless told; 24 doubles the time); below 24 ffmpeg interpolates the frames
 * between. The motion is small and slow, so that is not seen. Frames are kept in raw/, so a broken run goes on.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const here = dirname(fileURLToPath(import.meta.url));
const films = join(here, '..', 'media', 'films');
const option = (name: string, otherwise: number): number =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
const fps = option('fps', 12);
const seconds = option('seconds', 6);
const count = fps * seconds;
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const slugs = named.length ? named : ['guarding', 'hospital', 'banking', 'monitoring'];

const run = (command: string, args: string[]): string => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`${command} failed\n${stdout.slice(-2000)}\n${stderr.slice(-2000)}`);
  return stdout;
};

mkdirSync(films, { recursive: true });
for (const slug of slugs) {
  const raw = join(here, 'raw', 'films', `${slug}-${fps}`);
  const began = Date.now();
  const log = run('nice', [
    '-n',
    '19',
    'xvfb-run',
    '-a',
    '-s',
    '-screen 0 640x480x24',
    'blender',
    '-b',
    '-P',
    join(here, 'films.py'),
    '--',
    raw,
    slug,
    String(count),
  ]);
  const places = log
    .split('\n')
    .filter((line) => line.startsWith('ART '))
    .map((line) => JSON.parse(line.slice(4)) as { frame: number; left: number; top: number });
  const placeFile = join(raw, 'place.json');
  const place = places.find(({ frame }) => frame > 0);
  if (place) writeFileSync(placeFile, JSON.stringify({ left: place.left, top: place.top }));
  const { left, top } = (await import(placeFile, { with: { type: 'json' } })).default as {
    left: number;
    top: number;
  };

  const whole = join(raw, 'whole.png');
  const frames = join(raw, 'frames');
  if (existsSync(frames)) rmSync(frames, { recursive: true });
  mkdirSync(frames);
  const frameFile = (n: number): string => join(frames, `${String(n).padStart(4, '0')}.png`);
  for (const name of readdirSync(raw).filter((file) => file.startsWith('part-'))) {
    await sharp(whole)
      .composite([{ input: join(raw, name), left, top }])
      .png({ compressionLevel: 2 })
      .toFile(frameFile(Number(name.slice(5, 9))));
  }
  await sharp(whole).png().toFile(frameFile(0));
  await sharp(whole).png().toFile(frameFile(count)); // the loop's end is its beginning, so that the last gap is filled too

  const smooth =
    fps < 24
      ? [
          '-vf',
          `minterpolate=fps=24:mi_mode=mci:me_mode=bidir:vsbmc=1,trim=end_frame=${24 * seconds},format=yuv420p`,
        ]
      : ['-vf', `trim=end_frame=${count},format=yuv420p`];
  const input = [
    '-y',
    '-v',
    'error',
    '-framerate',
    String(fps),
    '-i',
    join(frames, '%04d.png'),
    ...smooth,
    '-an',
  ];
  const outputs: [string, string[]][] = [
    [`${slug}.webm`, ['-c:v', 'libsvtav1', '-preset', '5', '-crf', '34']],
    [`${slug}.mp4`, ['-c:v', 'libx264', '-preset', 'slow', '-crf', '25', '-movflags', '+faststart']],
  ];
  for (const [file, codec] of outputs)
    run('nice', ['-n', '19', 'ffmpeg', ...input, ...codec, join(films, file)]);
  await sharp(whole)
    .avif({ quality: 62, effort: 4, bitdepth: 10, chromaSubsampling: '4:4:4' })
    .toFile(join(films, `${slug}-poster.avif`));
  await sharp(whole)
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(join(films, `${slug}-poster.jpg`));
  const sizes = readdirSync(films)
    .filter((file) => file.startsWith(slug))
    .map((file) => `${file} ${(statSync(join(films, file)).size / 1000).toFixed(0)} kB`);
  console.log(`${slug}: ${((Date.now() - began) / 60000).toFixed(1)} min, ${sizes.join(', ')}`);
}
