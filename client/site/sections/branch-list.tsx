import { callAddress } from '../../../src/call-address.ts';
import { useDocument } from '../page-data/page-words.ts';
import { useSite } from '../page-data/site-context.tsx';
import './home.css';

/** The branches other than the corporate and regional offices: city, state and phone number. */
export function BranchList() {
  const { identity, words } = useSite();
  const branches = useDocument('presence')
    .places.filter(({ kind }) => kind === 'Satellite branch')
    .toSorted((a, b) => (a.city < b.city ? -1 : 1));
  return (
    <div className="branches" id="branches">
      <h3 className="h3" id="branches-heading">
        {words('sections.branchesHeading')}
      </h3>
      <p className="muted">{words('sections.branchesText')}</p>
      <ul aria-labelledby="branches-heading">
        {branches.map(({ city, state, phone = identity.landline }) => (
          <li key={city}>
            <span>
              <b>{city}</b>
              {state !== city && <small>{state}</small>}
            </span>
            <a href={callAddress(phone.display)} aria-label={`${city}, ${phone.display}`}>
              {phone.display}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
