/**
 * `npm run art -- [--draft] [--force] [--encode] [--trust] [--interim] [slug ...]` renders the pictures whose scenes
 * have changed, encodes them, and writes the manifest.
 *
 * `--draft` renders small pictures with four samples into raw/draft, without encoding. `--interim` renders at three
 * quarters of the size and stores no fingerprint, so that the next run renders those pictures in full. `--encode`
 * only encodes again. `--trust` renders nothing and stores the scenes' current fingerprints, for a change that does
 * not affect the pictures.
 *
 * A single Blender process renders, started only if needed, while sharp encodes what is finished. An interrupted run
 * can be resumed: `drawn.json` holds the fingerprint of every rendered scene, and render.py skips those that match.
 */
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { encode, type Picture } from './encode.ts';

const here = dirname(fileURLToPath(import.meta.url));
const content = join(here, '..', 'src', 'content');
const raw = join(here, 'raw');
const drawnFile = join(here, 'drawn.json');
const files = join(here, '..', 'client', 'public', 'media', 'pictures');
const manifestFile = join(content, 'drawn-pictures.json');

type Fact = {
  slug: string;
  size: [number, number];
  alt: string;
  topic: string;
  mark: string;
  seconds?: number;
  skipped?: boolean;
  failed?: boolean;
};

const read = <T>(file: string): Record<string, T> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, T>) : {};

/** Sorts the keys, so that a diff shows only what has changed. */
const write = (file: string, value: Record<string, unknown>): void => {
  const sorted = Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 1)}\n`);
};

/**
 * Copies of pictures at permanent addresses that others link to: the covers of the sample blogs, where legacy clients
 * expect them, under the blog's own name, and the social card that the pages' heads refer to.
 */
const copies: Record<string, string> = {
  'blog-guarding': 'blog/a-good-gate.jpg',
  'blog-fire-safety': 'blog/fire-drill-that-counts.jpg',
  'blog-hospital-security': 'blog/hospital-after-visiting-hours.jpg',
  'blog-e-surveillance': 'blog/watching-forty-branches.jpg',
  'blog-ex-servicemen': 'blog/hiring-ex-servicemen.jpg',
  'blog-cash-in-transit': 'blog/cash-in-transit.jpg',
  'social-card': 'social-card.jpg',
};

/** Legacy clients get a cover as this one file on every screen, as wide as a blog shows it. */
const COVER_WIDTH = 880;

async function copyTo(path: string, source: string): Promise<void> {
  if (!path.includes('/blog/')) return copyFileSync(source, path);
  await sharp(source).resize(COVER_WIDTH).jpeg({ quality: 62, mozjpeg: true }).toFile(path);
}

const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const slugs = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const draft = flags.includes('--draft');
const interim = flags.includes('--interim');
const out = draft ? join(raw, 'draft') : raw;
mkdirSync(out, { recursive: true });
mkdirSync(files, { recursive: true });

const blender = [
  ...[
    '-n',
    '19',
    'xvfb-run',
    '-a',
    '-s',
    '-screen 0 640x480x24',
    'blender',
    '-b',
    '-P',
    join(here, 'render.py'),
    '--',
  ],
  ...['--out', out, ...(draft ? ['--samples', '4', '--scale', '0.45'] : interim ? ['--scale', '0.75'] : [])],
  ...(draft || flags.includes('--force') ? [] : ['--known', drawnFile]),
  ...(flags.includes('--trust') ? ['--trust'] : []),
  ...slugs,
];

if (flags.includes('--encode')) {
  // Encodes pictures that were rendered before, without Blender, for example after a change of quality.
  const known = read<Picture>(manifestFile);
  for (const slug of slugs.length ? slugs : Object.keys(known)) {
    const old = known[slug];
    if (!old || !existsSync(join(raw, `${slug}.png`))) continue;
    known[slug] = { ...old, ...(await encode(slug, join(raw, `${slug}.png`), files)).picture };
  }
  write(manifestFile, known);
  process.exit(0);
}

const child = spawn('nice', blender, { stdio: ['ignore', 'pipe', 'pipe'] });
child.stderr.on('data', (text: Buffer) => process.stderr.write(text));

const drawn = read<string>(drawnFile);
const pictures = read<Picture>(manifestFile);
let failures = 0;
let queue = Promise.resolve();

const finish = async (fact: Fact): Promise<void> => {
  if (draft || fact.failed) return;
  const known = pictures[fact.slug];
  if (fact.skipped && known) {
    pictures[fact.slug] = { ...known, alt: fact.alt, topic: fact.topic };
    drawn[fact.slug] = fact.mark;
  } else if (fact.skipped) {
    return; // trusted, but never rendered
  } else {
    const made = await encode(fact.slug, join(raw, `${fact.slug}.png`), files);
    pictures[fact.slug] = { ...made.picture, alt: fact.alt, topic: fact.topic };
    const copy = copies[fact.slug];
    if (copy) await copyTo(join(files, '..', copy), join(files, `${fact.slug}.jpg`));
    if (interim) delete drawn[fact.slug];
    else drawn[fact.slug] = fact.mark;
    console.log(
      `  ${fact.slug}: ${Object.entries(made.bytes)
        .map(([name, n]) => `${name} ${(n / 1000).toFixed(1)} kB`)
        .join(', ')}`,
    );
  }
  write(manifestFile, pictures);
  write(drawnFile, drawn);
};

for await (const line of createInterface({ input: child.stdout })) {
  if (!line.startsWith('ART ')) {
    if (/Error|Traceback|File "/.test(line)) console.error(line);
    continue;
  }
  const fact = JSON.parse(line.slice(4)) as Fact;
  if (fact.failed) failures += 1;
  console.log(
    fact.failed
      ? `${fact.slug} FAILED`
      : fact.skipped
        ? `${fact.slug} unchanged`
        : `${fact.slug} drawn in ${fact.seconds} s`,
  );
  queue = queue.then(() => finish(fact));
}
await queue;
process.exitCode = failures ? 1 : 0;
