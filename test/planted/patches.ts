import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A small fault of the product, kept as a patch that puts it in. */
export interface PlantedFault {
  name: string;
  /** The path of its patch. */
  file: string;
  /** What a person would notice of it. */
  notice: string;
  /** The folders or files whose tests concern it. */
  tests: string[];
}

/** Reads the two lines at the head of each patch: `Notice: …` and `Tests: …`. */
export function readPlantedFaults(): PlantedFault[] {
  const folder = join(import.meta.dirname, 'patches');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.patch'))
    .sort()
    .map((name) => {
      const file = join(folder, name);
      const text = readFileSync(file, 'utf8');
      const [, notice] = /^Notice: (.+)$/m.exec(text) ?? [];
      const [, tests] = /^Tests: (.+)$/m.exec(text) ?? [];
      if (notice === undefined || tests === undefined)
        throw new Error(`${name} must begin with a line "Notice: …" and a line "Tests: …".`);
      return { name: name.slice(0, -'.patch'.length), file, notice, tests: tests.split(' ') };
    });
}
