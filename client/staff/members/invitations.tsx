import { useState } from 'react';
import type { WaitingInvitation } from '../../../src/contract/staff/member.ts';
import { explainError } from '../calls/failure.ts';
import { queries, trpc, trpcClient } from '../calls/trpc.ts';
import { useCreation } from '../calls/use-creation.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Modal } from '../ui/modal.tsx';
import { showDialog, showToast } from '../ui/notices.ts';
import { RecordsTable } from '../ui/records-table.tsx';
import { ScreenSection } from '../ui/screen-page.tsx';
import { StaffForm } from '../ui/staff-form.tsx';
import { When } from '../ui/when.tsx';
import { Written } from '../ui/written.tsx';
import { InvitationLink } from './invite-dialog.tsx';
import { listRoleNames } from './role-names.ts';

/** Invitations that have not been used yet. */
export function Invitations() {
  const { data: invitations = [], error } = trpc.members.listInvitations.useQuery();
  const [resent, setResent] = useState<{ id: string; email: string }>();
  const revoke = trpc.members.revokeInvitation.useMutation({
    onSettled: () => queries.members.listInvitations.invalidate(),
    onSuccess: () => void showToast('The invitation is revoked.'),
    onError: (error) => void showToast(explainError(error)),
  });
  const askAndRevoke = async ({ id, email }: WaitingInvitation) => {
    const title = `Revoke the invitation of ${email ?? 'the founding owner'}?`;
    if (await showDialog({ title, text: 'The link will stop working.', yes: 'Revoke' }))
      revoke.mutate({ id });
  };
  if (error) return <Empty title="The invitations could not be loaded" text={explainError(error)} />;
  if (invitations.length === 0) return null;
  return (
    <ScreenSection title="Invitations" lead="Links not used yet. Each works once, until it expires.">
      <RecordsTable
        columns={['E-mail', 'Roles', 'Invited by', 'Expires', { title: 'Actions', isHidden: true }]}
      >
        {invitations.map((invitation) => (
          <tr key={invitation.id}>
            <td className="records__title">{invitation.email ?? 'The founding owner'}</td>
            <td data-label="Roles">{listRoleNames(invitation.roles)}</td>
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
      </RecordsTable>
      {resent && <ResendDialog {...resent} onClose={() => setResent(undefined)} />}
    </ScreenSection>
  );
}

interface ResendDialogProps {
  /** Of the invitation. */
  id: string;
  email: string;
  onClose(): void;
}

/** Makes a new link for an invitation that was lost in the mail or is about to expire. */
function ResendDialog({ id, email, onClose }: ResendDialogProps) {
  const resend = useCreation(trpcClient.members.resendInvitation.mutate, {
    onCreated: () => queries.members.listInvitations.invalidate(),
    onError: () => void queries.members.listInvitations.invalidate(),
  });
  return (
    <Modal title="Send the invitation again" onClose={onClose}>
      {resend.data ? (
        <InvitationLink {...resend.data} />
      ) : (
        <StaffForm
          name="Invitation"
          action="Create new link"
          call={resend}
          onSubmit={() => resend.create({ id })}
        >
          <p>{email} gets a new link with the same roles, for three days. The link before stops working.</p>
        </StaffForm>
      )}
    </Modal>
  );
}
