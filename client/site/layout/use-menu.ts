import { useEffect, useRef, useState } from 'react';

const OPEN_AFTER_MS = 120;
const CLOSE_AFTER_MS = 260;

/**
 * Which group of the header's menu is open. A click keeps it open until the next click; a hovering mouse opens it for
 * as long as it stays. The delays let the pointer cross the bar without opening every menu on its way.
 */
export function useMenu(pathname: string) {
  const [open, setOpen] = useState<string>();
  const isPinned = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (label: string | undefined, pin = false) => {
    clearTimeout(timer.current);
    isPinned.current = pin;
    setOpen(label);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page closes the menu
  useEffect(() => {
    show(undefined);
  }, [pathname]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    open,
    show,
    /** A click on a group that only the mouse had opened keeps it open instead of closing it. */
    toggle: (label: string) => {
      if (open === label && isPinned.current) show(undefined);
      else show(label, true);
    },
    onHover: (label: string) => {
      clearTimeout(timer.current);
      if (open !== label && !isPinned.current) timer.current = setTimeout(show, OPEN_AFTER_MS, label);
    },
    onLeave: () => {
      clearTimeout(timer.current);
      if (!isPinned.current) timer.current = setTimeout(show, CLOSE_AFTER_MS, undefined);
    },
  };
}
