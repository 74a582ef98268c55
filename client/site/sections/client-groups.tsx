import { clientGroups } from '../../../src/content/clients.ts';
import { ClientMark } from '../media/client-mark.tsx';
import './client-groups.css';

/** The clients' logos, a row for each group. */
export function ClientGroups() {
  return (
    <div className="clients">
      {clientGroups.map(({ name, clients }) => (
        <div className="clients__row" key={name}>
          <h3>{name}</h3>
          <ul>
            {clients.map((client) => (
              <li key={client.name}>
                <ClientMark client={client} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
