import type { ReactNode } from 'react';
import { faultTopic, topicPictures } from '../../../src/content/topic-pictures.ts';
import { PageHead } from '../layout/page-head.tsx';
import { Picture } from '../media/picture.tsx';
import '../layout/hero.css';

interface FaultPageProps {
  name: string;
  description: string;
  heading: string;
  text: ReactNode;
  /** Whether a screen reader reads it out at once, because it replaces a page that the visitor was on. */
  announced?: boolean;
  /** Ways on, as buttons. */
  children: ReactNode;
}

/** Stands for a page, within the site's header and footer: what happened, and ways on. */
export function FaultPage({ name, description, heading, text, announced = false, children }: FaultPageProps) {
  return (
    <div data-topic={faultTopic}>
      <PageHead name={name} description={description} hidden />
      <div className="hero hero--tall">
        <div className="wrap hero__in">
          <div className="hero__text" role={announced ? 'alert' : undefined}>
            <h1 className="h1">{heading}</h1>
            <p className="lead">{text}</p>
            <div className="actions">{children}</div>
          </div>
        </div>
        <div className="hero__pic">
          <Picture name={topicPictures[faultTopic]} place="hero" alt="" eager />
        </div>
      </div>
    </div>
  );
}
