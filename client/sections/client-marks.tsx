import { clientGroups } from '../../src/content/clients.ts';
import { Icon } from '../ui/icon.tsx';
import './client-marks.css';

export function ClientMarks() {
  return (
    <section className="section section--join" aria-labelledby="clients-heading">
      <div className="wrap">
        <div className="head head--row">
          <h2 className="h2" id="clients-heading">
            Trusted by those who are trusted
          </h2>
        </div>
        <div className="clients">
          {clientGroups.map(({ name, clients }) => (
            <div className="clients__row" key={name}>
              <h3>{name}</h3>
              <ul>
                {clients.map((client) => (
                  <li key={client.name}>
                    <Icon name={client.mark} /> <span>{client.name}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
