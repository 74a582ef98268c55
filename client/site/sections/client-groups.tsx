import type { Client } from '../../../src/content/clients.ts';
import widths from '../media/client-marks.json' with { type: 'json' };
import { Picture } from '../media/picture.tsx';
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

/** The logos were all drawn with the same height. */
const HEIGHT = 48;

/** The logo of a client: symbol and name in one picture, with the name as alternative text. Without one, the name. */
function ClientMark({ client: { name, mark, logo } }: { client: Client }) {
  if (logo !== undefined) return <Picture name={logo} place="thumbnail" alt={name} />;
  if (mark === undefined) return <b>{name}</b>;
  return (
    <img
      src={`/media/clients/${mark}.svg`}
      alt={name}
      width={widths[mark as keyof typeof widths]}
      height={HEIGHT}
      loading="lazy"
      decoding="async"
    />
  );
}
