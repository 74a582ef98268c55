import { dirname } from 'node:path';
import type { Import } from './imports.ts';
import { knownToClient, type Room, rooms, typesFromAbove } from './rooms.ts';

const byLength = rooms.toSorted((a, b) => b.length - a.length);

/** The innermost room in which a file lies. */
export function roomOf(file: string): Room {
  const room = byLength.find((each) => file === each || file.startsWith(`${each}/`));
  if (room === undefined) throw new Error(`${file} lies in no room of test/rooms/rooms.ts.`);
  return room;
}

/** A sentence for each import in the wrong direction, and for each import cycle between folders of a room. */
export function findFaults(imports: Import[]): string[] {
  return [...imports.flatMap(upwardFault), ...folderCircles(imports)];
}

function upwardFault({ from, to }: Import): string[] {
  const [importing, imported] = [roomOf(from), roomOf(to)];
  if (importing === imported || from in typesFromAbove) return [];
  if (from.startsWith('client/') && to.startsWith('server/'))
    return knownToClient.includes(to)
      ? []
      : [`${from} imports ${to}: the client knows only the routers' types.`];
  if (rooms.indexOf(imported) < rooms.indexOf(importing)) return [];
  return [`${from} imports ${to}, but ${importing} lies below ${imported}.`];
}

/** Folders of one room that import each other, directly or indirectly. */
function folderCircles(imports: Import[]): string[] {
  const within = imports.filter(
    ({ from, to }) => roomOf(from) === roomOf(to) && dirname(from) !== dirname(to),
  );
  const next = new Map<string, Set<string>>();
  for (const { from, to } of within)
    next.set(dirname(from), (next.get(dirname(from)) ?? new Set()).add(dirname(to)));
  return within
    .filter(({ from, to }) => reaches(next, dirname(to), dirname(from)))
    .map(({ from, to }) => `${from} imports ${to}, which leads back to ${dirname(from)}.`);
}

function reaches(next: Map<string, Set<string>>, from: string, to: string): boolean {
  const seen = new Set([from]);
  for (const folder of seen) for (const one of next.get(folder) ?? []) seen.add(one);
  return seen.has(to);
}
