import { useEffect, useState } from 'react';
import type { Section } from '../../../../src/content/schema/page.ts';

/** The id of the section in the upper part of the window, or undefined above the first one. */
export function useSectionInView(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser reports several changes at once, oldest first, so the last one is current.
        const entering = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entering) setCurrent(entering.target.id);
      },
      // The root is a line below the sticky bars: the section that crosses it is being read.
      { rootMargin: '-30% 0px -69% 0px' },
    );
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
