import { useId, useState } from 'react';
import type { StaffRole } from '../../../src/contract/staff/rights.ts';
import { queries, trpcClient } from '../calls/trpc.ts';
import { useCreation } from '../calls/use-creation.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Modal } from '../ui/modal.tsx';
import { StaffForm } from '../ui/staff-form.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { RoleChoices } from './role-choices.tsx';
import { listRoleNames } from './role-names.ts';

interface InviteDialogProps {
  /** The address of a member who needs to set up sign-in again; '' for a new member. */
  email: string;
  roles: readonly StaffRole[];
  /** Whether this is an active member, who keeps the roles. */
  isMember: boolean;
  onClose(): void;
}

export function InviteDialog({ email: known, roles: knownRoles, isMember, onClose }: InviteDialogProps) {
  const [email, setEmail] = useState(known);
  const [roles, setRoles] = useState<readonly StaffRole[]>(knownRoles);
  const invite = useCreation(trpcClient.members.invite.mutate, {
    onCreated: () => queries.members.invalidate(),
    onError: () => void queries.members.invalidate(),
  });
  return (
    <Modal title={known === '' ? 'Invite a member' : 'New sign-in link'} onClose={onClose}>
      {invite.data ? (
        <InvitationLink email={email} {...invite.data} />
      ) : (
        <StaffForm
          name="Invitation"
          action="Create link"
          call={invite}
          onSubmit={() => invite.create({ email, roles: [...roles], isMember })}
        >
          {known !== '' && (
            <p className="d-small muted">
              For a lost password or phone: whoever opens the link sets a new password and a new
              authenticator, and the old ones stop working.
              {isMember
                ? ` The roles stay: ${listRoleNames(roles)}. They are changed in the list of members.`
                : ' The account is enabled again, with the roles below.'}
            </p>
          )}
          <TextInput
            label="E-mail"
            name="email"
            type="email"
            autoComplete="off"
            readOnly={known !== ''}
            value={email}
            onType={setEmail}
          />
          {!isMember && <RoleChoices roles={roles} onChange={setRoles} />}
        </StaffForm>
      )}
    </Modal>
  );
}

export function InvitationLink({ email, link, mailed }: { email: string; link: string; mailed: boolean }) {
  const id = useId();
  return (
    <div className="staff-form">
      <p role="status">
        {mailed
          ? `The link was mailed to ${email}.`
          : `No mail was sent. Please share the link with ${email} yourself.`}{' '}
        It works once, for three days, and is shown only now.
      </p>
      <div className="field">
        <label htmlFor={id}>Invitation link</label>
        <input id={id} type="text" readOnly value={link} onFocus={(event) => event.target.select()} />
      </div>
      <div>
        <CopyButton text={link} what="the link" />
      </div>
    </div>
  );
}
