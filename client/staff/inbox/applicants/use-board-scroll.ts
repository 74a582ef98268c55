import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect } from 'react';

/** How near to an edge the card has to be held, of a narrow board a part of its width. */
const EDGE_PX = 96;
const EDGE_SHARE = 0.2;
/** Right at the edge; less further from it. */
const PX_PER_MS = 1.2;

/**
 * Scrolls the board sideways while a card is held near its left or right edge, so that it can be dropped on a column
 * that was out of sight. Browsers do that in a strip of a few pixels at most.
 */
export function useBoardScroll(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0;
    let pointer: Pointer = { clientX: 0, clientY: 0 };
    const stop = () => {
      cancelAnimationFrame(frame);
      board.current?.classList.remove('board--scrolled');
    };
    const stopMonitoring = monitorForElements({
      onDragStart({ location }) {
        pointer = location.current.input;
        let last = performance.now();
        const scroll = (now: number) => {
          const { current } = board;
          const speed = current ? speedAt(current, pointer) : 0;
          // The columns do not snap meanwhile: that would undo each small step.
          if (speed !== 0) current?.classList.add('board--scrolled');
          current?.scrollBy(speed * (now - last), 0);
          last = now;
          frame = requestAnimationFrame(scroll);
        };
        frame = requestAnimationFrame(scroll);
      },
      onDrag({ location }) {
        pointer = location.current.input;
      },
      onDrop: stop,
    });
    return () => {
      stopMonitoring();
      stop();
    };
  }, [board]);
}

type Pointer = Pick<PointerEvent, 'clientX' | 'clientY'>;

/** In pixels for each millisecond, negative to the left. */
function speedAt(board: HTMLElement, { clientX: x, clientY: y }: Pointer): number {
  const { left, right, top, bottom } = board.getBoundingClientRect();
  if (y < top || y > bottom) return 0;
  const [start, end] = [Math.max(left, 0), Math.min(right, innerWidth)];
  const edge = Math.min(EDGE_PX, (end - start) * EDGE_SHARE);
  if (x > end - edge) return PX_PER_MS * Math.min(1, (x - end + edge) / edge);
  if (x < start + edge) return -PX_PER_MS * Math.min(1, (start + edge - x) / edge);
  return 0;
}
