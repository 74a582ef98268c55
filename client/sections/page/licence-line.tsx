import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/icon.tsx';
import './licence-line.css';

/** On the page of a service that needs a licence of the state: where every one of them is listed. */
export function LicenceLine() {
  return (
    <aside className="wrap licence-line" aria-label="Licences">
      <span className="tile">
        <Icon name="certificate" />
      </span>
      <p>
        We post guards only under a licence of the state in which your site is. Each licence is listed with
        its number and its last day.
      </p>
      <Link className="link" to="/licences">
        <span>Our licences, state by state</span> <Icon name="arrow-right" />
      </Link>
    </aside>
  );
}
