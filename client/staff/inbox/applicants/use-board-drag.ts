import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

const APPLICANT = 'applicant';

/** Lets a card be dragged to another column. The menu on the card and the arrow keys do the same. */
export function useDragCard(card: RefObject<HTMLElement | null>, reference: string, isOff: boolean): boolean {
  const [isDragged, setIsDragged] = useState(false);
  useEffect(() => {
    if (isOff || card.current === null) return;
    return draggable({
      element: card.current,
      getInitialData: () => ({ type: APPLICANT, reference }),
      onDragStart: () => setIsDragged(true),
      onDrop: () => setIsDragged(false),
    });
  }, [card, reference, isOff]);
  return isDragged;
}

/** Lets a column receive cards. @returns whether one is held over it. */
export function useDropColumn(
  column: RefObject<HTMLElement | null>,
  isOff: boolean,
  onDrop: (reference: string) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    if (isOff || column.current === null) return;
    return dropTargetForElements({
      element: column.current,
      canDrop: ({ source }) => source.data.type === APPLICANT,
      onDragEnter: () => setIsOver(true),
      onDragLeave: () => setIsOver(false),
      onDrop: ({ source }) => {
        setIsOver(false);
        drop(String(source.data.reference));
      },
    });
  }, [column, isOff]);
  return isOver;
}
