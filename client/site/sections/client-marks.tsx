import { useWords } from '../page-data/site-context.tsx';
import { ClientGroups } from './client-groups.tsx';

export function ClientMarks() {
  const words = useWords();
  return (
    <section className="section section--join" aria-labelledby="clients-heading">
      <div className="wrap">
        <div className="head head--row">
          <h2 className="h2" id="clients-heading">
            {words('sections.clientsHeading')}
          </h2>
        </div>
        <ClientGroups />
      </div>
    </section>
  );
}
