import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { firstPath } from './first-path.ts';

/**
 * Lets the server answer for an address: as a document of its own instead of a page within this one. `children` is shown
 * until that has arrived. The document that the browser opened is not loaded again.
 */
export function LoadDocument({ children }: { children?: ReactNode }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [asked] = useState(path);
  useEffect(() => {
    if (asked !== firstPath) window.location.replace(window.location.href);
  }, [asked]);
  return children;
}
