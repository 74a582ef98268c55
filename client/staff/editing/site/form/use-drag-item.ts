import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useRef, useState } from 'react';

interface DragItem {
  /** Items move within their own list only. */
  list: string;
  index: number;
  row: RefObject<HTMLElement | null>;
  /** The part that the pointer takes hold of. */
  handle: RefObject<HTMLElement | null>;
  onMove(from: number, to: number): void;
  isOff: boolean;
}

/** Lets an item of a list be dragged by its handle. The buttons “Move up” and “Move down” do the same. */
export function useDragItem({ list, index, row, handle, onMove, isOff }: DragItem) {
  const [isDragged, setIsDragged] = useState(false);
  const [edge, setEdge] = useState<Edge>();
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  });
  useEffect(() => {
    if (isOff || row.current === null || handle.current === null) return;
    const element = row.current;
    const stopDragging = draggable({
      element,
      dragHandle: handle.current,
      getInitialData: () => ({ list, index }),
      onDragStart: () => setIsDragged(true),
      onDrop: () => setIsDragged(false),
    });
    const follow = (y: number, from: unknown) => {
      const { top, height } = element.getBoundingClientRect();
      const next = y < top + height / 2 ? 'top' : 'bottom';
      setEdge(from === index ? undefined : next);
      return next;
    };
    const stopReceiving = dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.list === list,
      onDrag: ({ location, source }) => void follow(location.current.input.clientY, source.data.index),
      onDragLeave: () => setEdge(undefined),
      onDrop: ({ location, source }) => {
        const at = follow(location.current.input.clientY, source.data.index);
        setEdge(undefined);
        const from = Number(source.data.index);
        const to = placeAfterDrop(from, index, at);
        if (to !== from) latest.current(from, to);
      },
    });
    return () => {
      stopDragging();
      stopReceiving();
    };
  }, [list, index, row, handle, isOff]);
  return { isDragged, edge };
}

/** The half of an item that something is held over. */
type Edge = 'top' | 'bottom';

/** The new index of an item that was dropped at an edge of another. Taking it out moves what follows it up by one. */
function placeAfterDrop(from: number, target: number, edge: Edge): number {
  const before = edge === 'top' ? target : target + 1;
  return from < before ? before - 1 : before;
}
