import type { ReactNode } from 'react';
import type { Section } from '../../../../src/content/schema/page.ts';

interface SectionFrameProps {
  section: Pick<Section, 'id' | 'heading' | 'intro'>;
  /** `beside`: the heading has a column of its own. `above`: it spans the whole width. */
  head: 'beside' | 'above';
  /** What stands under heading and intro. */
  underHead?: ReactNode;
  /** Where it is not that of the page. */
  lang?: string | undefined;
  cream?: boolean | undefined;
  /** Whether the previous section has the same background, so that one gap between them is enough. */
  joined?: boolean | undefined;
  children: ReactNode;
}

export interface SectionPlace {
  cream?: boolean | undefined;
  joined?: boolean | undefined;
}

/** The frame of every section of a page: anchor, background, heading and intro. */
export function SectionFrame({ section, head, underHead, lang, cream, joined, children }: SectionFrameProps) {
  const heading = `${section.id}-heading`;
  const ground = `section${cream ? ' section--cream' : ''}${joined ? ' section--join' : ''}`;
  return (
    <section className={ground} id={section.id} lang={lang} aria-labelledby={heading}>
      <div className={head === 'beside' ? 'wrap split' : 'wrap'}>
        <div className={head === 'beside' ? 'split__head head' : 'head head--row'}>
          <h2 className="h2" id={heading}>
            {section.heading}
          </h2>
          {section.intro && <p className="muted">{section.intro}</p>}
          {underHead}
        </div>
        {head === 'beside' ? <div className="split__body">{children}</div> : children}
      </div>
    </section>
  );
}
