import { createContext, useCallback, useEffect, useRef, useState } from 'react';
import type { Site } from '../../src/content/site.ts';

interface Drawing {
  /** The site that the preview shows. */
  drawn: Site;
  /** Tells that this site cannot be rendered. */
  fail(site: Site): void;
}

export const DrawingContext = createContext<Drawing | undefined>(undefined);

/** The newest draft, or the one before as long as the newest cannot be rendered. */
export function useDrawing(newest: Site): Drawing {
  const [back, setBack] = useState<{ from: Site; to: Site }>();
  const failed = useRef<Site>(undefined);
  const good = useRef<Site>(undefined);
  const fail = useCallback((site: Site) => {
    failed.current = site;
    if (good.current !== undefined && good.current !== site) setBack({ from: site, to: good.current });
  }, []);
  // Runs after the effects within the page, one of which has told by then if the page could not be rendered.
  useEffect(() => {
    if (failed.current !== newest) good.current = newest;
  }, [newest]);
  return { drawn: back?.from === newest ? back.to : newest, fail };
}
