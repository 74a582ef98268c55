import { parentPort } from 'node:worker_threads';

/** Stands in for the thread that looks at files, and does what a file's first word says. */
parentPort?.on('message', (memory: ArrayBuffer) => {
  const [word] = Buffer.from(memory).toString('latin1', 0, 20).split(' ');
  if (word === 'endless') for (;;);
  if (word === 'boundless') for (const kept = []; ; ) kept.push(new Array(10_000).fill(Math.random()));
  if (word === 'deadly') process.exit(1);
  if (word === 'faulty') throw new Error('a fault of the look');
  parentPort?.postMessage({ type: 'pdf', isLocked: false, memory }, [memory]);
});
parentPort?.postMessage('ready');
