import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Package {
  dev?: boolean;
  optional?: boolean;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const file = join(import.meta.dirname, '../../package-lock.json');
const { packages }: { packages: Record<string, Package> } = JSON.parse(readFileSync(file, 'utf8'));
const all = Object.entries(packages).map(([path, content]) => ({
  name: path.split('node_modules/').at(-1),
  ...content,
}));
const names = new Set(all.map(({ name }) => name));

test('a server is installed without compilers, bundlers and test runners, whatever names them as peers', () => {
  const tools =
    /^(typescript|@typescript\/.*|vite|vitest|rolldown|lightningcss|@biomejs\/.*|esbuild|react|react-dom)$/;
  expect(all.filter(({ name, dev }) => !dev && tools.test(name ?? '')).map(({ name }) => name)).toEqual([]);
});

// npm installs no peers by itself here, so package.json has to list them.
test('every package has the peers that it cannot do without', () => {
  const missing = all.flatMap(({ name, peerDependencies = {}, peerDependenciesMeta = {} }) =>
    Object.keys(peerDependencies)
      .filter((peer) => !peerDependenciesMeta[peer]?.optional && !names.has(peer))
      .map((peer) => `${name} needs ${peer}`),
  );
  expect(missing).toEqual([]);
});

// README: `npm ci` works on any Node from 20 on, and brings the one that the packages ask for.
test('npm has no package to warn of on an older Node', () => {
  const script = join(import.meta.dirname, '../../deploy/forget-engines.js');
  const { stderr, status } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
