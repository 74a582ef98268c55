/**
 * `npm run check` runs this: it checks the direction of all imports, and that the diagrams of docs/rooms.md are up to
 * date. With `--draw` it updates the diagrams.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFaults } from './check-rooms.ts';
import { drawRooms } from './draw-rooms.ts';
import { readImports } from './imports.ts';

const document = join(import.meta.dirname, '../../docs/rooms.md');
const imports = readImports();
const faults = findFaults(imports);

const text = readFileSync(document, 'utf8');
const drawn = (['server', 'client'] as const).reduce(
  (written, side) =>
    written.replace(
      new RegExp(`(<!-- rooms of the ${side} -->\n)[^]*?(<!-- end of the drawing -->)`),
      (_all, start, end) => `${start}\`\`\`mermaid\n${drawRooms(imports, side)}\n\`\`\`\n${end}`,
    ),
  text,
);
if (process.argv.includes('--draw')) writeFileSync(document, drawn);
else if (drawn !== text) faults.push('The diagrams in docs/rooms.md are out of date: run `npm run rooms`.');

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
