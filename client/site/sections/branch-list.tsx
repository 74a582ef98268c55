import { officePlaces } from '../../../src/content/offices.ts';
import './branch-list.css';

const branches = officePlaces
  .filter(({ kind }) => kind === 'Satellite branch')
  .toSorted((a, b) => (a.city < b.city ? -1 : 1));

/** The branches other than the corporate and regional offices: city, state and phone number. */
export function BranchList() {
  return (
    <div className="branches" id="branches">
      <h3 className="h3" id="branches-heading">
        Satellite branches
      </h3>
      <p className="muted">
        A duty desk and a few officers, near enough to be at your gate. Each has its number.
      </p>
      <ul aria-labelledby="branches-heading">
        {branches.map(({ city, state, phone }) => (
          <li key={city}>
            <span>
              <b>{city}</b>
              {state !== city && <small>{state}</small>}
            </span>
            <a href={`tel:${phone.dial}`} aria-label={`${city}, ${phone.display}`}>
              {phone.display}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
