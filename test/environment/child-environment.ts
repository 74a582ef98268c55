import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The environment of a process that a test starts: nothing of ours but what the test sets. What Node has compiled of the
 * server is kept from one process to the next, which saves each of them half a second of a core; Node itself looks
 * whether a file has changed since.
 */
export function childEnvironment(settings: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE: join(tmpdir(), 'guardhouse-compiled'), ...settings };
}
