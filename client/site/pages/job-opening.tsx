import type { ReactNode } from 'react';
import { site } from '../../../src/content/site.ts';
import type { Page } from '../../../src/content/types.ts';
import type { JobOpening, JobPage } from '../../../src/contract/job-opening.ts';
import { jobPath } from '../../../src/contract/job-path.ts';
import { jobWords } from '../../../src/contract/job-words.ts';
import { salaryRange } from '../../../src/contract/salary-text.ts';
import { ActionLink, ButtonLink } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { CandidateBand } from '../layout/candidate-band.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { PageHero } from '../layout/page-hero.tsx';
import { PositionList } from '../sections/position-list.tsx';
import { ApplyLink } from './apply-link.tsx';
import { JobContact } from './job-contact.tsx';
import { JobFacts } from './job-facts.tsx';
import { ShareLinks } from './share-links.tsx';
import { TypedText } from './typed-text.tsx';
import './job-opening.css';
import './prose.css';

interface JobProps {
  page: Page;
  job: JobPage;
}

export function OpenJob({ page, job }: JobProps) {
  const { Jid, OpenPosition, Location } = job;
  const salary = salaryRange(job.MinSalary, job.MaxSalary);
  return (
    <>
      <PageHead {...jobWords(job)} />
      <PageHero
        page={{ ...page, name: OpenPosition }}
        heading={OpenPosition}
        lead={`${Location} · ${salary}`}
      >
        <ApplyLink job={job} look="button" />
        <ActionLink to="/Career">All openings</ActionLink>
      </PageHero>
      <section className="section" aria-labelledby="position">
        <div className="wrap job">
          <div className="job__side">
            <JobFacts job={job} />
            <JobContact job={job} />
          </div>
          <div className="job__text">
            <h2 className="h2" id="position">
              The position
            </h2>
            <div className="prose job__prose">
              <TypedText text={job.Description} />
            </div>
            <NoFee Jid={Jid} />
            <div className="actions job__apply">
              <ApplyLink job={job} look="button" />
              <ShareLinks path={jobPath(job)} title={`${OpenPosition}, ${Location}`} />
            </div>
          </div>
        </div>
      </section>
      <Similar jobs={job.similar}>Similar open positions</Similar>
      <CandidateBand />
    </>
  );
}

/** The page of a job that is filled or closed: its title, and similar open positions. */
export function ClosedJob({ page, job }: JobProps) {
  const { OpenPosition, Location, similar } = job;
  return (
    <>
      <PageHead {...jobWords(job)} hidden />
      <PageHero
        page={{ ...page, name: OpenPosition }}
        heading={OpenPosition}
        lead={`This position in ${Location} is filled or closed. Applications for it are no longer taken.`}
      >
        <ButtonLink to="/Career">See all openings</ButtonLink>
        <ActionLink to="/career">Send your resume</ActionLink>
      </PageHero>
      <Similar jobs={similar}>Open positions like it</Similar>
      <CandidateBand />
    </>
  );
}

function Similar({ jobs, children }: { jobs: JobOpening[]; children: ReactNode }) {
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
  const { tollFree, careersEmail } = site;
  return (
    <div className="no-fee" role="note">
      <span className="tile">
        <Icon name="alert" />
      </span>
      <div>
        <p className="h4">We never charge a fee</p>
        <p>
          Not for applying, the interview, training or the uniform. If anybody asks you for money in our name,
          do not pay. To verify this position, call{' '}
          <a className="num" href={`tel:${tollFree.dial}`}>
            {tollFree.display}
          </a>
          , toll-free, or write to <a href={`mailto:${careersEmail}`}>{careersEmail}</a>, and name the Job Id{' '}
          {Jid}.
        </p>
      </div>
    </div>
  );
}
