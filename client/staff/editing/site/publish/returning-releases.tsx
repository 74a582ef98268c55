import type { ReturningRelease } from '../../../../../src/contract/staff/site-publishing.ts';
import { When } from '../../../ui/when.tsx';
import { Note } from '../../note.tsx';

interface ReturningReleasesProps {
  releases: readonly ReturningRelease[];
  agreed: readonly number[];
  onAgree(releases: readonly number[]): void;
}

/** Asks about each planned release that would undo, when it is due, what is published now. */
export function ReturningReleases({ releases, agreed, onAgree }: ReturningReleasesProps) {
  if (releases.length === 0) return null;
  return (
    <Note tone="warning" title="A planned release would undo this">
      <p>
        What you take out now would come again. Cancel the release under “Releases”, or agree that it stays.
      </p>
      {releases.map(({ id, title, due, labels }) => (
        <label className="tick" key={id}>
          <input
            type="checkbox"
            checked={agreed.includes(id)}
            onChange={({ target }) =>
              onAgree(target.checked ? [...agreed, id] : agreed.filter((each) => each !== id))
            }
          />
          <span>
            “{title}” stays as it is: on <When at={due} full /> IST it publishes its own version of{' '}
            {labels.join(', ')}.
          </span>
        </label>
      ))}
    </Note>
  );
}
