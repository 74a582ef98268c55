import { compareTexts, shorten } from './compare-texts.ts';
import './editing.css';

interface MarkedChangesProps {
  before: string;
  after: string;
  /** Where it is not that of the page. */
  lang?: string;
}

/** Shows how a text has changed: words that went are struck out, new ones underlined, and long unchanged parts left out. */
export function MarkedChanges({ before, after, lang }: MarkedChangesProps) {
  return (
    <p className="marked-changes" lang={lang}>
      {shorten(compareTexts(before, after)).map(({ text, only, at }) => {
        if (only === 'mine') return <ins key={at}>{text}</ins>;
        if (only === 'theirs') return <del key={at}>{text}</del>;
        return <span key={at}>{text}</span>;
      })}
    </p>
  );
}
