import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Node's options for a process that a test starts. The embedded database is WebAssembly, and compiling it a second time
 * for more speed costs more than it saves in a process that lives for seconds: half a second of a core each.
 */
export function childOptions(settings: Record<string, string>): string[] {
  return settings.DATABASE_URL === undefined ? ['--liftoff-only'] : [];
}

/**
 * The environment of a process that a test starts: nothing of ours but what the test sets. What Node has compiled of the
 * server is kept from one process to the next, which saves each of them half a second of a core; Node itself looks
 * whether a file has changed since.
 */
export function childEnvironment(settings: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE: join(tmpdir(), 'guardhouse-compiled'), ...settings };
}
