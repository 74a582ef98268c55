import { callAddress } from '../../../../src/call-address.ts';
import type { SectionOf } from '../../../../src/content/schema/page.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useSite } from '../../page-data/site-context.tsx';
import { useFrameLanguage } from '../../page-data/text-languages.ts';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';
import './page-sections.css';

/** Frequently asked questions, with the phone number beside the heading for any others. */
export function QuestionsSectionView({
  section,
  ...place
}: { section: SectionOf<'questions'> } & SectionPlace) {
  const { identity, words } = useSite();
  const frame = useFrameLanguage();
  const phone = (
    <>
      {section.intro === undefined && <p lang={frame}>{words('sections.furtherQuestions')}</p>}
      <a className="link" href={callAddress(identity.tollFree.display)}>
        <span>{identity.tollFree.display}</span> <Icon name="arrow-right" />
      </a>
    </>
  );
  return (
    <SectionFrame section={section} head="beside" underHead={phone} {...place}>
      <div className="questions">
        {section.questions.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>
              {question} <Icon name="plus" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </SectionFrame>
  );
}
