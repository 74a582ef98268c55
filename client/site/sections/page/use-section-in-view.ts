import { useEffect, useState } from 'react';
import type { Section } from '../../../../src/content/types.ts';

/** The id of the section that the upper part of the window shows; none above the first. */
export function useSectionInView(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser tells of several moments at once, oldest first: the reader is where the last one says.
        const entering = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entering) setCurrent(entering.target.id);
      },
      // A line under the bars: the section that crosses it is the one being read.
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
