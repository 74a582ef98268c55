/** The half of an item that something is held over. */
export type Edge = 'top' | 'bottom';

/** The new index of an item that was dropped at an edge of another. Taking it out moves what follows it up by one. */
export function placeAfterDrop(from: number, target: number, edge: Edge): number {
  const before = edge === 'top' ? target : target + 1;
  return from < before ? before - 1 : before;
}
