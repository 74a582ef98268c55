import { ClientMark } from '../media/client-mark.tsx';
import { useDocument } from '../page-data/page-words.ts';
import './page/page-sections.css';

/** The clients' logos, a row for each group. */
export function ClientGroups() {
  const { groups } = useDocument('clients');
  return (
    <div className="clients">
      {groups.map(({ name, clients }) => (
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
