import { useState } from 'react';
import type { WaitingInvitation } from '../../../src/contract/staff/member.ts';
import { messageOf } from '../calls/failure.ts';
import { queries, trpc } from '../calls/trpc.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { showDialog, showToast } from '../ui/notices.ts';
import { ScreenSection } from '../ui/screen-page.tsx';
import { When } from '../ui/when.tsx';
import { Written } from '../ui/written.tsx';
import { ResendDialog } from './resend-dialog.tsx';
import { namesOf } from './role-names.ts';

/** Invitations that have not been used yet. */
export function Invitations() {
  const { data: invitations = [], error } = trpc.members.listInvitations.useQuery();
  const [resent, setResent] = useState<{ id: string; email: string }>();
  const revoke = trpc.members.revokeInvitation.useMutation({
    onSettled: () => queries.members.listInvitations.invalidate(),
    onSuccess: () => void showToast('The invitation is revoked.'),
    onError: (error) => void showToast(messageOf(error)),
  });
  const askAndRevoke = async ({ id, email }: WaitingInvitation) => {
    const title = `Revoke the invitation of ${email ?? 'the founding owner'}?`;
    if (await showDialog({ title, text: 'The link will stop working.', yes: 'Revoke' }))
      revoke.mutate({ id });
  };
  if (error) return <Empty title="The invitations could not be loaded" text={messageOf(error)} />;
  if (invitations.length === 0) return null;
  return (
    <ScreenSection title="Invitations" lead="Links not used yet. Each works once, until it expires.">
      <table className="table records">
        <thead>
          <tr>
            <th scope="col">E-mail</th>
            <th scope="col">Roles</th>
            <th scope="col">Invited by</th>
            <th scope="col">Expires</th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {invitations.map((invitation) => (
            <tr key={invitation.id}>
              <td className="records__title">{invitation.email ?? 'The founding owner'}</td>
              <td data-label="Roles">{namesOf(invitation.roles)}</td>
              <td data-label="Invited by">
                <Written text={invitation.invitedBy ?? 'Server'} />
              </td>
              <td data-label="Expires">
                <When at={invitation.until} full />
              </td>
              <td>
                <div className="records__acts">
                  {invitation.email !== null && (
                    <Button onClick={() => setResent({ id: invitation.id, email: invitation.email ?? '' })}>
                      Send again
                      <span className="visually-hidden"> the invitation of {invitation.email}</span>
                    </Button>
                  )}
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
      {resent && <ResendDialog {...resent} onClose={() => setResent(undefined)} />}
    </ScreenSection>
  );
}
