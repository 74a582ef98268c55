import { actAreas, listActs, mayDo, staffRoles } from '../../../src/contract/staff/rights.ts';
import { useMember } from '../calls/session.ts';
import { ScreenPage, ScreenSection } from '../ui/screen-page.tsx';
import { StaffIcon } from '../ui/staff-icon.tsx';
import { roleNames, roleTasks } from './role-names.ts';
import '../ui/records.css';
import './members.css';

/** Shows what each role may do: the list by which the server allows and refuses, as a table. */
export default function RightsScreen() {
  const { roles: mine } = useMember();
  return (
    <ScreenPage
      title="Roles and rights"
      lead="What each role may do. A person with several roles may do what any one of them may. An owner sets the roles, under Members."
    >
      <dl className="rights-roles">
        {staffRoles.map((role) => (
          <div key={role}>
            <dt>
              {roleNames[role]}
              {mine.includes(role) && <span className="muted"> (yours)</span>}
            </dt>
            <dd>{roleTasks[role]}</dd>
          </div>
        ))}
      </dl>
      {actAreas.map((area) => (
        <ScreenSection key={area} title={area}>
          <table className="rights">
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">What</span>
                </th>
                {staffRoles.map((role) => (
                  <th scope="col" key={role}>
                    {roleNames[role]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {listActs()
                .filter((each) => each.area === area)
                .map(({ act, title }) => (
                  <tr key={act}>
                    <th scope="row">{title}</th>
                    {staffRoles.map((role) => (
                      <Cell key={role} isAllowed={mayDo([role], act)} role={roleNames[role]} />
                    ))}
                  </tr>
                ))}
            </tbody>
          </table>
        </ScreenSection>
      ))}
      <p className="d-small muted">
        Sales works on contacts and quotations, a recruiter on applications; Read only sees all of these.
        Everybody may change their own password, authenticator and sessions.
      </p>
    </ScreenPage>
  );
}

function Cell({ isAllowed, role }: { isAllowed: boolean; role: string }) {
  return (
    <td data-label={role} data-allowed={isAllowed}>
      {isAllowed ? <StaffIcon name="check" /> : <span aria-hidden="true">–</span>}
      <span className="visually-hidden">{isAllowed ? 'Yes' : 'No'}</span>
    </td>
  );
}
