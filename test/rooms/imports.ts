import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseAst } from 'vite';

const home = join(import.meta.dirname, '../..');

/** One file imports another; paths are relative to the project. */
export interface Import {
  from: string;
  to: string;
}

/** Every import between the project's own modules, those of types included. Takes about a second. */
export function readImports(): Import[] {
  const files = globSync('{src,server,client}/**/*.{ts,tsx,js}', { cwd: home })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.startsWith('client/public/'));
  return files.flatMap((from) =>
    specifiersOf(readFileSync(join(home, from), 'utf8'), from)
      .filter((specifier) => /^\.\.?\/.*\.(ts|tsx|js)$/.test(specifier))
      .map((specifier) => ({ from, to: normalize(join(dirname(from), specifier)) })),
  );
}

function specifiersOf(code: string, file: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    // Import declarations, exports from a module, dynamic imports and imports of types all keep it in `source`.
    if ('source' in node && isText(node.source)) found.push(node.source.value);
    Object.values(node).forEach(visit);
  };
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body);
  return found;
}

const isText = (node: unknown): node is { value: string } =>
  typeof node === 'object' && node !== null && 'value' in node && typeof node.value === 'string';
