import type { Import } from './imports.ts';
import { knownToClient, type Room, rooms, typesFromAbove } from './rooms.ts';

const byLength = rooms.toSorted((a, b) => b.length - a.length);

/** The innermost room in which a file lies. */
export function roomOf(file: string): Room {
  const room = byLength.find((each) => file === each || file.startsWith(`${each}/`));
  if (room === undefined) throw new Error(`${file} lies in no room of test/rooms/rooms.ts.`);
  return room;
}

/** A sentence for each import in the wrong direction. */
export function findFaults(imports: Import[]): string[] {
  return imports.flatMap(findFault);
}

function findFault({ from, to }: Import): string[] {
  const [importing, imported] = [roomOf(from), roomOf(to)];
  if (importing === imported || from in typesFromAbove) return [];
  if (from.startsWith('client/') && to.startsWith('server/'))
    return knownToClient.includes(to)
      ? []
      : [`${from} imports ${to}: the client knows only the routers' types.`];
  if (rooms.indexOf(imported) < rooms.indexOf(importing)) return [];
  return [`${from} imports ${to}, but ${importing} lies below ${imported}.`];
}
