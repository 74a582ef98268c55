import { highlights } from '../../../src/content/home.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import './highlights.css';

export function Highlights() {
  return (
    <section className="highlights" aria-label="Highlights">
      <ul className="wrap highlights__list">
        {highlights.map(({ icon, title, text, email }) => (
          <li key={title}>
            <span className="tile">
              <Icon name={icon} />
            </span>
            <span>
              <b>{title}</b>
              <span>{email ? <a href={`mailto:${email}`}>{text}</a> : text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
