import { once } from 'node:events';

// The other end is `hear-process.ts`. If the server has ended, nobody needs the work: another one begins anew.
process.once('disconnect', () => process.exit());

export function tellServer(told: object): void {
  process.send?.(told);
}

export async function askServer(told: object): Promise<unknown> {
  const answer = once(process, 'message');
  tellServer(told);
  return (await answer)[0];
}
