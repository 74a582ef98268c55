import { Link } from '@tanstack/react-router';
import { salaryText } from '../pages/salary-text.ts';
import { trpc } from '../trpc.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { HOME_POSITIONS } from './home-positions.ts';
import './open-positions.css';

export function OpenPositions() {
  const { data, isPending } = trpc.jobs.list.useQuery(HOME_POSITIONS);
  const jobs = data?.jobs ?? [];
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
        <ul className="split__body positions" aria-busy={isPending}>
          {jobs.map(({ Jid, OpenPosition, Location, MaxSalary }) => (
            <li className="position" key={Jid}>
              <b>
                <Link to="/career" search={{ job: Jid }} state={{ career: { OpenPosition, Jid } }}>
                  {OpenPosition}
                </Link>
              </b>
              <span className="position__city">{Location}</span>
              <span className="position__pay">{payText(MaxSalary)}</span>
              <Icon name="arrow-right" className="position__go" />
            </li>
          ))}
          {jobs.length === 0 && !isPending && (
            <li className="position">
              No position is open at the moment. We still like to read your resume.
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}

/** A plain figure is the most that is paid; whatever else was written there stands as it is. */
function payText(salary: string): string {
  const shown = salaryText(salary);
  return shown === salary ? salary : `up to ${shown}`;
}
