import type { ReactNode } from 'react';
import { Picture } from '../media/picture.tsx';
import { useSite } from '../page-data/site-context.tsx';
import { useFrameLanguage } from '../page-data/text-languages.ts';
import './footer.css';

interface ClosingFrameProps {
  heading: string;
  text: string;
  /** The calls to action. */
  children: ReactNode;
}

/** The last section of a page: a heading, a sentence and the calls to action, beside the picture. */
export function ClosingFrame({ heading, text, children }: ClosingFrameProps) {
  const frame = useFrameLanguage();
  const { picture } = useSite().closing;
  return (
    <section className="closing" lang={frame} aria-labelledby="closing-heading">
      <div className="wrap closing__in">
        <div className="closing__text">
          <h2 className="h1" id="closing-heading">
            {heading}
          </h2>
          <p className="lead">{text}</p>
          <div className="actions">{children}</div>
        </div>
      </div>
      <div className="closing__pic">
        <Picture name={picture} place="hero" />
      </div>
    </section>
  );
}
