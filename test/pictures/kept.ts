import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const KEPT = join(import.meta.dirname, 'kept');
/** Where a run stores the differences; ignored by git. */
export const DIFFERENCES = join(import.meta.dirname, '../../screenshots/pictures');

const pathOf = (picture: string) => join(KEPT, `${picture}.webp`);

export async function readKept(picture: string): Promise<Buffer | undefined> {
  return existsSync(pathOf(picture)) ? readFile(pathOf(picture)) : undefined;
}

/** Makes the picture just taken the reference for later runs. */
export async function keep(picture: string, png: Buffer): Promise<void> {
  await mkdir(KEPT, { recursive: true });
  await writeFile(pathOf(picture), await sharp(png).webp({ lossless: true, effort: 6 }).toBuffer());
}

export async function listKept(): Promise<string[]> {
  if (!existsSync(KEPT)) return [];
  return (await readdir(KEPT)).map((name) => name.replace(/\.webp$/, ''));
}

export async function removeKept(picture: string): Promise<void> {
  await rm(pathOf(picture));
}

interface Difference {
  before: Buffer | undefined;
  after: Buffer;
  difference: Buffer | undefined;
}

/** Stores the pictures side by side for the report. */
export async function showDifference(picture: string, shown: Difference): Promise<void> {
  await mkdir(DIFFERENCES, { recursive: true });
  for (const [name, content] of Object.entries(shown)) {
    if (content === undefined) continue;
    await writeFile(join(DIFFERENCES, `${picture}.${name}.png`), await sharp(content).png().toBuffer());
  }
}
