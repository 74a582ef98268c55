import { useId, useState } from 'react';
import { type StaffRole, staffRoles } from '../../../src/contract/staff/member.ts';
import { queries, trpcClient } from '../calls/trpc.ts';
import { useCreation } from '../calls/use-creation.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Modal } from '../ui/modal.tsx';
import { StaffForm } from '../ui/staff-form.tsx';
import { SelectInput, TextInput } from '../ui/text-input.tsx';
import { roleNames, roleTasks } from './role-names.ts';

interface InviteDialogProps {
  /** The address of a member who needs to set up sign-in again; '' for a new member. */
  email: string;
  role: StaffRole;
  /** Whether this is an active member, who keeps the role. */
  isMember: boolean;
  onClose(): void;
}

export function InviteDialog({ email: known, role: knownRole, isMember, onClose }: InviteDialogProps) {
  const [email, setEmail] = useState(known);
  const [role, setRole] = useState(knownRole);
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
          onSubmit={() => invite.create({ email, role, isMember })}
        >
          {known !== '' && (
            <p className="d-small muted">
              For a lost password or phone: whoever opens the link sets a new password and a new
              authenticator, and the old ones stop working.
              {isMember
                ? ` The role stays ${roleNames[role]}; it is changed in the list of members.`
                : ' The account is enabled again, with the role below.'}
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
          {!isMember && (
            <SelectInput
              label="Role"
              name="role"
              value={role}
              choices={staffRoles.map((each): [StaffRole, string] => [
                each,
                `${roleNames[each]}: ${roleTasks[each].toLowerCase()}`,
              ])}
              onType={setRole}
            />
          )}
        </StaffForm>
      )}
    </Modal>
  );
}

function InvitationLink({ email, link, mailed }: { email: string; link: string; mailed: boolean }) {
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
