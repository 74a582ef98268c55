/**
 * `npm run dev`: the server, started anew after each change, and Vite in front of it. Both end together. Plain JavaScript,
 * because npm may run it by an older Node.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const commands = { server: ['--watch', 'server/start.js'], client: ['node_modules/vite/bin/vite.js'] };

const children = Object.entries(commands).map(([name, args]) => {
  const child = spawn(process.execPath, args, { stdio: ['inherit', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => console.log(`[${name}] ${line}`));
  child.on('exit', (code, signal) => {
    console.log(`[${name}] ended with ${signal ?? code}`);
    process.exitCode ||= code ?? 1;
    stop('SIGTERM');
  });
  return child;
});

function stop(signal) {
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill(signal);
}

// Ctrl-C reaches the children from the terminal as well; a second signal does them no harm.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
