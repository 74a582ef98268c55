import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { childEnvironment, childOptions } from './child-environment.ts';

/** Runs `npm run backup`, `npm run restore` or another command, without npm, and returns its output. */
export async function runCommand(
  args: string[],
  settings: Record<string, string>,
  name = 'backup',
): Promise<{ code: number; output: string }> {
  const child = spawn(
    process.execPath,
    [...childOptions(settings), join(import.meta.dirname, '../../server/commands', `${name}.ts`), ...args],
    { env: childEnvironment(settings) },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data;
    });
  const [code] = await once(child, 'close');
  return { code, output };
}
