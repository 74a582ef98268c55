import { queries, trpcClient } from '../calls/trpc.ts';
import { useCreation } from '../calls/use-creation.ts';
import { Modal } from '../ui/modal.tsx';
import { StaffForm } from '../ui/staff-form.tsx';
import { InvitationLink } from './invite-dialog.tsx';

interface ResendDialogProps {
  /** Of the invitation. */
  id: string;
  email: string;
  onClose(): void;
}

/** Makes a new link for an invitation that was lost in the mail or is about to expire. */
export function ResendDialog({ id, email, onClose }: ResendDialogProps) {
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
