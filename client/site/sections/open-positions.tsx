import { ButtonLink } from '../../shared/ui/button.tsx';
import { trpc } from '../../trpc.ts';
import { useWords } from '../page-data/site-context.tsx';
import { HOME_POSITIONS } from './home-positions.ts';
import { PositionList } from './position-list.tsx';

export function OpenPositions() {
  const words = useWords();
  const { data, isPending } = trpc.jobs.list.useQuery(HOME_POSITIONS);
  return (
    <section className="section" aria-labelledby="positions-heading">
      <div className="wrap split">
        <div className="split__head head">
          <h2 className="h2" id="positions-heading">
            {words('sections.positionsHeading')}
          </h2>
          <p>{words('sections.positionsText')}</p>
          <ButtonLink kind="line" to="/Career">
            {words('sections.allPositions')}
          </ButtonLink>
        </div>
        <div className="split__body">
          <PositionList jobs={data?.jobs ?? []} busy={isPending} empty={words('sections.noPositions')} />
        </div>
      </div>
    </section>
  );
}
