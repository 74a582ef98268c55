import { useEffect, useRef } from 'react';

/** Scrolls the head of the list into view and focuses it, once the requested rows are shown. */
export function useScrollToHead(isShown: boolean) {
  const head = useRef<HTMLParagraphElement>(null);
  const isRequested = useRef(false);
  useEffect(() => {
    if (!isRequested.current || !isShown) return;
    isRequested.current = false;
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView({ block: 'nearest' });
  });
  const scrollToHead = () => {
    isRequested.current = true;
  };
  return { head, scrollToHead };
}
