import { useId } from 'react';
import type { SiteChoices } from '../../../src/contract/staff/moving-in.ts';

interface SameSiteProps extends Pick<SiteChoices, 'site' | 'sites'> {
  /** The earlier site that it is; null where it is another one. */
  value: string | null;
  onChoose(value: string | null): void;
}

/** Whether the file is of a site that came over before, under the address that it had then. */
export function SameSite({ site, sites, value, onChoose }: SameSiteProps) {
  const id = useId();
  return (
    <div className="moving-same-site">
      <label htmlFor={id}>Did this site come over before, under another address?</label>
      <select
        id={id}
        className="small-select"
        value={value ?? ''}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChoose(event.target.value || null)}
      >
        <option value="">No</option>
        {sites.map((each) => (
          <option key={each} value={each}>
            Yes, it was {each}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className="d-small muted">
        {site === '' ? 'The file does not say which site it is of.' : `The file is of ${site}.`} If it is the
        same site as before, what came then is changed; otherwise all of it comes beside that.
      </p>
    </div>
  );
}
