import { Icon } from '../../shared/ui/icon.tsx';
import { useDocument } from '../page-data/page-words.ts';
import './cards.css';

export function Sectors() {
  const { sectors } = useDocument('home');
  return (
    <section className="section" aria-labelledby="sectors-heading">
      <div className="wrap split">
        <div className="split__head head">
          <h2 className="h2" id="sectors-heading">
            {sectors.heading}
          </h2>
          <p>{sectors.text}</p>
        </div>
        <ul className="split__body sectors">
          {sectors.list.map(({ icon, name }) => (
            <li key={name}>
              <Icon name={icon} /> {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
