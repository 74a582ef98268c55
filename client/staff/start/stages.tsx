import { Link } from '@tanstack/react-router';
import { groupDigits } from '../../../src/content/group-digits.ts';
import { endedKinds, type HiringStage, type StageKind } from '../../../src/contract/staff/hiring-stages.ts';
import type { StartFigures } from '../../../src/contract/staff/start.ts';
import { useStages } from '../inbox/applicants/use-stages.ts';
import { Bar } from './bar.tsx';
import { type Ink, InkHead, Legend } from './inks.tsx';
import { Panel } from './panel.tsx';

type Hiring = NonNullable<StartFigures['hiring']>;
type StageCounts = Hiring['stages'];

/** How far an application is, and how the charts show that. */
const steps = [
  { ink: 'solid', text: 'new', kinds: ['new'] },
  { ink: 'stripes', text: 'on the way', kinds: ['step'] },
  { ink: 'good', text: 'joined', kinds: ['joined'] },
  { ink: 'outline', text: 'ended', kinds: ['rejected', 'withdrawn', 'closed'] },
] as const satisfies { ink: Ink; text: string; kinds: readonly StageKind[] }[];

const chooseInk = (kind: StageKind) =>
  steps.find(({ kinds }) => kinds.some((each) => each === kind))?.ink ?? 'outline';

/** Where all applications are: the stages on the way as a funnel, and the others below. */
export function StagesFunnel({ counts }: { counts: StageCounts }) {
  const stages = useStages();
  const countOf = ({ id }: HiringStage) => counts.find(({ stage }) => stage === id)?.count ?? 0;
  const way = stages.filter(({ kind }) => kind === 'joined' || !endedKinds.includes(kind));
  const ended = stages.filter((stage) => !way.includes(stage));
  const most = Math.max(1, ...way.map(countOf));
  return (
    <Panel title="Stages" lead="Where the applications for all jobs are now">
      <table className="bars bars--funnel">
        <caption className="visually-hidden">Applications by stage</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Stage</th>
            <th scope="col">Applications</th>
          </tr>
        </thead>
        <tbody>
          {way.map((stage) => (
            <tr key={stage.id}>
              <th scope="row">
                {stage.name}
                <Bar parts={[{ ink: chooseInk(stage.kind), count: countOf(stage) }]} most={most} isCentred />
              </th>
              <td>
                <StageLink stage={stage.id}>{groupDigits(countOf(stage))}</StageLink>
              </td>
            </tr>
          ))}
          {ended.map((stage) => (
            <tr key={stage.id} className="bars__aside">
              <th scope="row">{stage.name}</th>
              <td>
                <StageLink stage={stage.id}>{groupDigits(countOf(stage))}</StageLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function StageLink({ stage, children }: { stage: string; children: string }) {
  return (
    <Link to="/inbox" search={{ view: 'inbox', kind: 'application', stage }}>
      {children}
    </Link>
  );
}

/** The open jobs with the most applicants. */
export function ApplicantsByJob({ jobs }: Pick<Hiring, 'jobs'>) {
  const stages = useStages();
  const kindOf = (id: string) => stages.find((stage) => stage.id === id)?.kind;
  const rows = jobs.map((job) => ({
    ...job,
    total: job.stages.reduce((sum, { count }) => sum + count, 0),
    parts: steps.map(({ ink, text, kinds }) => ({
      ink,
      text,
      count: job.stages
        .filter(({ stage }) => kinds.some((kind) => kind === kindOf(stage)))
        .reduce((sum, { count }) => sum + count, 0),
    })),
  }));
  const most = Math.max(1, ...rows.map(({ total }) => total));
  return (
    <Panel title="Applicants by job" lead="The open jobs with the most applicants">
      {rows.length === 0 ? (
        <p className="muted">No open job has applicants yet.</p>
      ) : (
        <>
          <Legend inks={steps} />
          <table className="bars bars--jobs">
            <caption className="visually-hidden">Applicants by job and how far they are</caption>
            <thead>
              <tr>
                <th scope="col">Job</th>
                {steps.map(({ ink, text }) => (
                  <InkHead key={ink} ink={ink} text={text} />
                ))}
                <th scope="col">all</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ Jid, OpenPosition, Location, parts, total }) => (
                <tr key={Jid}>
                  <th scope="row">
                    <Link to="/jobs/$jid/applicants" params={{ jid: Jid }} title={OpenPosition}>
                      {OpenPosition}
                    </Link>{' '}
                    <small>{Location}</small>
                    <Bar parts={parts} most={most} />
                  </th>
                  {parts.map(({ ink, count }) => (
                    <td key={ink}>{groupDigits(count)}</td>
                  ))}
                  <td>
                    <Link to="/jobs/$jid/applicants" params={{ jid: Jid }}>
                      {groupDigits(total)}
                      <span className="visually-hidden">{` applicants for ${OpenPosition}`}</span>
                    </Link>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Panel>
  );
}
