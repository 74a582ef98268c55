import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Node's options for a process that a test starts. The embedded database is WebAssembly. Compiling it again with
 * optimisations costs half a second of CPU time, more than it saves in a process that lives for seconds.
 */
export function childOptions(settings: Record<string, string>): string[] {
  return settings.DATABASE_URL === undefined ? ['--liftoff-only'] : [];
}

/**
 * The environment of a process that a test starts: only what the test sets. Node's compile cache of the server is
 * shared
 * between processes, which saves each of them half a second of CPU time; Node itself checks whether a file has
 * changed.
 */
export function childEnvironment(settings: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE: join(tmpdir(), 'guardhouse-compiled'), ...settings };
}
