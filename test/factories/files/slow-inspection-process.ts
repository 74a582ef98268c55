import { receiveFiles } from '../../../server/files/file-channel.ts';

/** Stands in for the inspection process, and does what a file's first word says. */
receiveFiles((bytes) => {
  const [word] = bytes.toString('latin1', 0, 20).split(' ');
  if (word === 'endless') for (;;);
  // One growing list ends the whole process, while many small objects would end only a thread.
  if (word === 'boundless') for (const kept: number[] = []; ; ) kept.push(Math.random());
  if (word === 'deadly') process.exit(1);
  if (word === 'faulty') process.send?.({ fault: 'a fault of the look' });
  else process.send?.({ found: { type: 'pdf', isLocked: false } });
});
process.send?.('ready');
