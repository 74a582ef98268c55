import { Link } from '@tanstack/react-router';
import { useMay } from '../../../calls/session.ts';
import { trpc } from '../../../calls/trpc.ts';
import { Note } from '../../note.tsx';

/** Tells an owner what the site still says of the sample company, where they begin and where they edit it. */
export function SetupNote() {
  const isOwner = useMay()('publishSite');
  const { data } = trpc.site.sampleValues.useQuery(undefined, { enabled: isOwner });
  const values = data?.values ?? [];
  if (values.length === 0) return null;
  const named = values.slice(0, 3).map(({ label }) => label);
  const others = values.length - named.length;
  return (
    <Note tone="warning" icon="flag" title="Parts of the site are still the sample company’s">
      {`${named.join(', ')}${others > 0 ? ` and ${others} more` : ''}. `}
      <Link className="note__link" to="/site/setup">
        Set up your site
      </Link>
    </Note>
  );
}
