import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export const IMAGE = 'guardhouse:test';
export const BASE = 'node:24-bookworm-slim';

/** Builds the image; unchanged layers come out of the engine's cache. */
export default function setup(): void {
  const registry = process.env.npm_config_registry;
  const args = ['build', '--tag', IMAGE, '--network', 'host'];
  // A machine without access to the public registry has its own build of this image, which has another digest.
  args.push('--build-arg', `NODE_IMAGE=${BASE}`);
  if (registry) args.push('--build-arg', `NPM_CONFIG_REGISTRY=${registry}`);
  try {
    execFileSync('docker', [...args, '.'], { cwd: join(import.meta.dirname, '../..'), stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer };
    throw new Error(`docker build failed:\n${stdout?.toString().slice(-2_000)}${stderr}`);
  }
}

export function docker(...args: string[]): string {
  return execFileSync('docker', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}
