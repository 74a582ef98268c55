import { site } from '../../../../src/content/site.ts';
import type { QuestionsSection } from '../../../../src/content/types.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { SectionPlace } from './section-frame.tsx';
import './questions-section.css';

/** Frequently asked questions, with the phone number beside the heading for any others. */
export function QuestionsSectionView({
  section,
  cream,
  joined,
}: { section: QuestionsSection } & SectionPlace) {
  const heading = `${section.id}-heading`;
  return (
    <section
      className={`section${cream ? ' section--cream' : ''}${joined ? ' section--join' : ''}`}
      id={section.id}
      aria-labelledby={heading}
    >
      <div className="wrap split">
        <div className="split__head head">
          <h2 className="h2" id={heading}>
            {section.heading}
          </h2>
          <p>{section.intro ?? 'Not here? Ask us on the toll-free line.'}</p>
          <a className="link" href={`tel:${site.tollFree.dial}`}>
            <span>{site.tollFree.display}</span> <Icon name="arrow-right" />
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
    </section>
  );
}
