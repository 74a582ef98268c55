import { Icon } from '../../shared/ui/icon.tsx';
import { useDocument } from '../page-data/page-words.ts';
import { useWords } from '../page-data/site-context.tsx';
import './home.css';

export function Highlights() {
  const words = useWords();
  const { highlights } = useDocument('home');
  return (
    <section className="highlights" aria-label={words('sections.highlights')}>
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
