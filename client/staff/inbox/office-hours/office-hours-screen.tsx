import { LoadingBar } from '../../../shared/ui/loading-bar.tsx';
import { explainError } from '../../calls/failure.ts';
import { trpc } from '../../calls/trpc.ts';
import { Empty } from '../../ui/empty.tsx';
import { ScreenPage } from '../../ui/screen-page.tsx';
import { OfficeHoursForm } from './office-hours-form.tsx';

/** The working days and hours, and the holidays, for owners. */
export default function OfficeHoursScreen() {
  const { data, error } = trpc.officeHours.find.useQuery();
  if (error) return <Empty title="The working hours could not be loaded" text={explainError(error)} />;
  if (data === undefined) return <LoadingBar label="Loading the working hours" />;
  return (
    <ScreenPage
      narrow
      title="Working hours"
      lead="A new item is late once it has waited more than 24 hours. The hours of each working day count as 24; evenings, nights, days off and holidays do not count."
    >
      <OfficeHoursForm saved={data} />
    </ScreenPage>
  );
}
