import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const home = join(import.meta.dirname, '../..');

interface PackageFile {
  scripts: { sbom: string };
  dependencies: Record<string, string>;
}

it('the list of components is CycloneDX, and has everything that is shipped in its exact version', () => {
  const file: PackageFile = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  // The command itself, except for its output. It also lists what tests and build need: npm, told to leave those out,
  // also omits whatever both need.
  const command = file.scripts.sbom.replace(/ > \S+$/, '');
  expect(command).toMatch(/^npm sbom /);
  const listed = execSync(command, { cwd: home, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const { bomFormat, specVersion, components } = JSON.parse(listed);
  expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.5']);
  const parts = components as { name: string; version: string; purl: string; scope: string }[];
  const ids = parts.map(({ name, version, scope }) => `${name}@${version} ${scope}`);
  for (const [name, version] of Object.entries(file.dependencies))
    expect(ids, name).toContain(`${name}@${version} required`);
  for (const { name, purl } of parts) expect(purl, name).toMatch(/^pkg:npm\//);
});
