import type { ReasonSubject } from '../../../../src/contract/staff/reasons.ts';
import { LoadingBar } from '../../../shared/ui/loading-bar.tsx';
import { explainError } from '../../calls/failure.ts';
import { trpc } from '../../calls/trpc.ts';
import { Empty } from '../../ui/empty.tsx';
import { ScreenPage, ScreenSection } from '../../ui/screen-page.tsx';
import { ReasonsForm } from './reasons-form.tsx';

const sections: readonly (readonly [what: ReasonSubject, title: string, lead: string])[] = [
  ['rejected', 'An applicant is rejected', 'Other words may be typed. The applicant gets them on request.'],
  ['withdrawn', 'An applicant withdraws', 'Other words may be typed.'],
  ['won', 'A quotation is won', 'One of these is chosen.'],
  ['lost', 'A quotation is lost', 'One of these is chosen.'],
];

/** The reasons that the staff is offered, for owners. */
export default function ReasonsScreen() {
  const { data, error } = trpc.reasons.list.useQuery();
  if (error && data === undefined)
    return <Empty title="The reasons could not be loaded" text={explainError(error)} />;
  if (data === undefined) return <LoadingBar label="Loading the reasons" />;
  return (
    <ScreenPage
      narrow
      title="Reasons"
      lead="What is offered where the staff says why. What was said earlier stays as it was."
    >
      {sections.map(([what, title, lead]) => (
        <ScreenSection key={what} title={title} lead={lead}>
          {data[what] && <ReasonsForm what={what} title={title} list={data[what]} />}
        </ScreenSection>
      ))}
    </ScreenPage>
  );
}
