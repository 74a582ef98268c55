import { LoadingBar } from '../../../shared/ui/loading-bar.tsx';
import { explainError } from '../../calls/failure.ts';
import { trpc } from '../../calls/trpc.ts';
import { Empty } from '../../ui/empty.tsx';
import { ScreenPage } from '../../ui/screen-page.tsx';
import { StagesForm } from './stages-form.tsx';

/** The names and the order of the stages, for owners. */
export default function HiringStagesScreen() {
  const { data, error } = trpc.hiringStages.list.useQuery();
  if (error) return <Empty title="The stages could not be loaded" text={explainError(error)} />;
  if (data === undefined) return <LoadingBar label="Loading the stages" />;
  return (
    <ScreenPage
      narrow
      title="Hiring stages"
      lead="The way of an application. The first stage and the ends can be renamed; the steps between them are yours."
    >
      <StagesForm list={data} />
    </ScreenPage>
  );
}
