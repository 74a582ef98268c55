import type { SectionOf } from '../../../../src/content/schema/page.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { StaticPart } from '../../../shared/ui/undocumented-static-part.tsx';
import { useSite } from '../../page-data/site-context.tsx';
import { useFrameLanguage } from '../../page-data/text-languages.ts';
import type { SectionPlace } from './section-frame.tsx';
import './questions-section.css';

/** Frequently asked questions, with the phone number beside the heading for any others. */
export function QuestionsSectionView({
  section,
  cream,
  joined,
}: { section: SectionOf<'questions'> } & SectionPlace) {
  const { identity, words } = useSite();
  const frame = useFrameLanguage();
  const heading = `${section.id}-heading`;
  return (
    <StaticPart
      className={`section${cream ? ' section--cream' : ''}${joined ? ' section--join' : ''}`}
      id={section.id}
      aria-labelledby={heading}
    >
      <div className="wrap split">
        <div className="split__head head">
          <h2 className="h2" id={heading}>
            {section.heading}
          </h2>
          {section.intro === undefined ? (
            <p lang={frame}>{words('sections.furtherQuestions')}</p>
          ) : (
            <p>{section.intro}</p>
          )}
          <a className="link" href={`tel:${identity.tollFree.dial}`}>
            <span>{identity.tollFree.display}</span> <Icon name="arrow-right" />
          </a>
        </div>
        <div className="split__body questions">
          {section.questions.map(({ question, answer }, index) => (
            <details key={question} open={index === 0}>
              <summary>
                {question} <Icon name="plus" />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </StaticPart>
  );
}
