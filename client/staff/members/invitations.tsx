import type { WaitingInvitation } from '../../../src/contract/staff/member.ts';
import { messageOf } from '../failure.ts';
import { ask, tell } from '../notices.ts';
import { queries, trpc } from '../trpc.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { ScreenSection } from '../ui/screen-page.tsx';
import { When } from '../ui/when.tsx';
import { roleNames } from './role-names.ts';

/** Whom a link would let in that has not been used yet. */
export function Invitations() {
  const { data: invitations = [], error } = trpc.members.listInvitations.useQuery();
  const revoke = trpc.members.revokeInvitation.useMutation({
    onSettled: () => queries.members.listInvitations.invalidate(),
    onSuccess: () => void tell('The invitation is revoked.'),
    onError: (error) => void tell(messageOf(error)),
  });
  const askAndRevoke = async ({ id, email }: WaitingInvitation) => {
    const title = `Revoke the invitation of ${email ?? 'the founding owner'}?`;
    if (await ask({ title, text: 'Its link lets nobody in after that.', yes: 'Revoke' }))
      revoke.mutate({ id });
  };
  if (error) return <Empty title="The invitations cannot be shown" text={messageOf(error)} />;
  if (invitations.length === 0) return null;
  return (
    <ScreenSection
      title="Invitations"
      lead="Links that have not been used yet. Each works once, until the time beside it."
    >
      <table className="records">
        <thead>
          <tr>
            <th scope="col">E-mail</th>
            <th scope="col">Role</th>
            <th scope="col">Invited by</th>
            <th scope="col">Until</th>
            <th scope="col">
              <span className="visually-hidden">Action</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {invitations.map((invitation) => (
            <tr key={invitation.id}>
              <td className="records__title">{invitation.email ?? 'The founding owner'}</td>
              <td data-label="Role">{roleNames[invitation.role]}</td>
              <td data-label="Invited by">{invitation.invitedBy ?? 'The server'}</td>
              <td data-label="Until">
                <When at={invitation.until} full />
              </td>
              <td>
                <div className="records__acts">
                  <Button
                    kind="danger"
                    disabled={revoke.isPending}
                    onClick={() => void askAndRevoke(invitation)}
                  >
                    Revoke
                    <span className="visually-hidden"> the invitation of {invitation.email}</span>
                  </Button>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScreenSection>
  );
}
