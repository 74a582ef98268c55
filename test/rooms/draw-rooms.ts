import { roomOf } from './check-rooms.ts';
import type { Import } from './imports.ts';
import { type Room, rooms, typesFromAbove } from './rooms.ts';

/**
 * A Mermaid flowchart of one side's rooms. An arrow stands for imports. Arrows that follow from a longer path are left
 * out, because nobody could read the chart with them.
 */
export function drawRooms(imports: Import[], side: 'server' | 'client'): string {
  const shown = rooms.filter((room) => /^src\b/.test(room) || room === side || room.startsWith(`${side}/`));
  const next = new Map<Room, Set<Room>>(shown.map((room) => [room, new Set()]));
  for (const { from, to } of imports) {
    const [importing, imported] = [roomOf(from), roomOf(to)];
    if (importing !== imported && next.has(imported) && !(from in typesFromAbove))
      next.get(importing)?.add(imported);
  }
  const arrows = shown.flatMap((room) =>
    [...(next.get(room) ?? [])]
      .filter(
        (imported) =>
          ![...(next.get(room) ?? [])].some(
            (other) => other !== imported && reach(next, other).has(imported),
          ),
      )
      .map((imported) => `  ${idOf(room)} --> ${idOf(imported)}`),
  );
  const boxes = shown
    .filter((room) => arrows.some((arrow) => arrow.split(' ').includes(idOf(room))))
    .map((room) => `  ${idOf(room)}["${room.replace(`${side}/`, '')}"]`);
  return ['flowchart TD', ...boxes.toReversed(), ...arrows].join('\n');
}

const idOf = (room: Room) => room.replace(/\W/g, '_');

function reach(next: Map<Room, Set<Room>>, from: Room): Set<Room> {
  const seen = new Set([from]);
  for (const room of seen) for (const one of next.get(room) ?? []) seen.add(one);
  return seen;
}
