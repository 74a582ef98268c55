import { ButtonLink } from '../../shared/ui/button.tsx';
import { trpc } from '../../trpc.ts';
import { HOME_POSITIONS } from './home-positions.ts';
import { PositionList } from './position-list.tsx';

export function OpenPositions() {
  const { data, isPending } = trpc.jobs.list.useQuery(HOME_POSITIONS);
  return (
    <section className="section" aria-labelledby="positions-heading">
      <div className="wrap split">
        <div className="split__head head">
          <h2 className="h2" id="positions-heading">
            Open positions
          </h2>
          <p>In uniform, in control rooms and in offices, in the cities where our clients are.</p>
          <ButtonLink kind="line" to="/Career">
            See all openings
          </ButtonLink>
        </div>
        <div className="split__body">
          <PositionList
            jobs={data?.jobs ?? []}
            busy={isPending}
            empty="No position is open at the moment. We still like to read your resume."
          />
        </div>
      </div>
    </section>
  );
}
