import { ClientGroups } from './client-groups.tsx';

export function ClientMarks() {
  return (
    <section className="section section--join" aria-labelledby="clients-heading">
      <div className="wrap">
        <div className="head head--row">
          <h2 className="h2" id="clients-heading">
            Trusted by those who are trusted
          </h2>
        </div>
        <ClientGroups />
      </div>
    </section>
  );
}
