import { createElement, Fragment, type ReactNode } from 'react';
import { callAddress } from '../../../src/call-address.ts';
import { jobWords } from '../../../src/content/job-words.ts';
import { salaryRange } from '../../../src/content/salary-text.ts';
import type { Page } from '../../../src/content/schema/page.ts';
import type { JobPage, SiteJob } from '../../../src/contract/job-opening.ts';
import { jobPath } from '../../../src/contract/job-path.ts';
import { type TextBlock, textBlocks } from '../../../src/contract/typed-text.ts';
import { ActionLink, ButtonLink } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { CandidateBand } from '../layout/candidate-band.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { PageHero } from '../layout/page-hero.tsx';
import { useJobTexts } from '../page-data/item-languages.ts';
import { Message } from '../page-data/message.tsx';
import { useSite, useWords } from '../page-data/site-context.tsx';
import { PositionList } from '../sections/position-list.tsx';
import { ApplyLink } from './apply-link.tsx';
import { JobContact } from './job-contact.tsx';
import { JobFacts } from './job-facts.tsx';
import { ShareLinks } from './share-links.tsx';
import './jobs.css';
import './pages.css';

interface JobProps {
  page: Page;
  job: JobPage;
}

export function OpenJob({ page, job }: JobProps) {
  const words = useWords();
  const textOf = useJobTexts();
  const { Jid, Location } = job;
  const title = textOf(job, 'OpenPosition');
  const description = textOf(job, 'Description');
  const salary = salaryRange(words, job.MinSalary, job.MaxSalary);
  return (
    <>
      <PageHead {...jobWords(words, job)} />
      <PageHero
        page={{ ...page, name: title.text }}
        heading={title.text}
        headingLanguage={title.lang}
        lead={words('jobPage.lead', { location: Location, salary })}
      >
        <ApplyLink job={job} look="button" />
        <ActionLink to="/Career">{words('jobPage.allOpenings')}</ActionLink>
      </PageHero>
      <section className="section" aria-labelledby="position">
        <div className="wrap job">
          <div className="job__side">
            <JobFacts job={job} />
            <JobContact job={job} />
          </div>
          <div className="job__text">
            <h2 className="h2" id="position">
              {words('jobPage.positionHeading')}
            </h2>
            <div className="prose job__prose" lang={description.lang}>
              <TypedText text={description.text} />
            </div>
            <NoFee Jid={Jid} />
            <div className="actions job__apply">
              <ApplyLink job={job} look="button" />
              <ShareLinks
                path={jobPath(job)}
                title={words('jobPage.shareTitle', { position: title.text, location: Location })}
              />
            </div>
          </div>
        </div>
      </section>
      <Similar jobs={job.similar}>{words('jobPage.similarHeading')}</Similar>
      <CandidateBand />
    </>
  );
}

/** The page of a job that is filled or closed: its title, and similar open positions. */
export function ClosedJob({ page, job }: JobProps) {
  const words = useWords();
  const { Location, similar } = job;
  const title = useJobTexts()(job, 'OpenPosition');
  return (
    <>
      <PageHead {...jobWords(words, job)} hidden />
      <PageHero
        page={{ ...page, name: title.text }}
        heading={title.text}
        headingLanguage={title.lang}
        lead={words('jobPage.closedLead', { location: Location })}
      >
        <ButtonLink to="/Career">{words('jobPage.closedAllOpenings')}</ButtonLink>
        <ActionLink to="/career">{words('jobPage.sendResume')}</ActionLink>
      </PageHero>
      <Similar jobs={similar}>{words('jobPage.closedSimilarHeading')}</Similar>
      <CandidateBand />
    </>
  );
}

function Similar({ jobs, children }: { jobs: SiteJob[]; children: ReactNode }) {
  if (jobs.length === 0) return null;
  return (
    <section className="section section--cream" id="similar" aria-labelledby="similar-heading">
      <div className="wrap split">
        <div className="split__head head">
          <h2 className="h2" id="similar-heading">
            {children}
          </h2>
        </div>
        <div className="split__body">
          <PositionList jobs={jobs} />
        </div>
      </div>
    </section>
  );
}

/** Fee fraud is common in this trade, so every job warns of it. */
function NoFee({ Jid }: { Jid: string }) {
  const { identity, words } = useSite();
  return (
    <div className="no-fee" role="note">
      <span className="tile">
        <Icon name="alert" />
      </span>
      <div>
        <p className="h4">{words('jobPage.noFeeHeading')}</p>
        <p>
          <Message
            id="jobPage.noFee"
            values={{ jid: Jid }}
            elements={{
              // biome-ignore lint/a11y/useAnchorContent: the number is in the text
              phone: <a className="num" href={callAddress(identity.tollFree.display)} />,
              // biome-ignore lint/a11y/useAnchorContent: the address is in the text
              email: <a href={`mailto:${identity.careersEmail}`} />,
            }}
          />
        </p>
      </div>
    </div>
  );
}

/** Renders plain text with its paragraphs, lines and lists as they were typed. */
function TypedText({ text }: { text: string }) {
  // createElement takes the children as arguments, which need no keys. Lines may repeat, so they could not serve as
  // keys.
  return createElement(Fragment, null, ...textBlocks(text).map(draw));
}

function draw(block: TextBlock): ReactNode {
  if (block.type === 'paragraph') return <p className="typed">{block.lines.join('\n')}</p>;
  const items = block.items.map((item) => createElement('li', null, item));
  if (block.start === undefined) return createElement('ul', null, ...items);
  return createElement('ol', { start: block.start }, ...items);
}
