import { Link } from '@tanstack/react-router';
import { useArrived } from '../archive/bringing-back/archive-calls.ts';
import { Note } from '../editing/note.tsx';
import { Written } from '../ui/written.tsx';

/** Leads to the archive that was uploaded, as long as there is one. */
export function ArrivedNote() {
  const { data } = useArrived();
  if (data === undefined || data.state === 'none') return null;
  return (
    <Note tone="plain" icon="note" title="An archive of another Guardhouse is here.">
      <Link to="/moving-in/archive">
        <Written text={data.fileName} />
      </Link>
    </Note>
  );
}
