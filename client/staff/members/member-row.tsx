import { useState } from 'react';
import type { StaffMember } from '../../../src/contract/staff/member.ts';
import { explainError } from '../calls/failure.ts';
import { queries, trpc } from '../calls/trpc.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { findTextLanguage } from '../ui/find-text-language.ts';
import { Initials } from '../ui/initials.tsx';
import { Modal } from '../ui/modal.tsx';
import { showDialog, showToast } from '../ui/notices.ts';
import { StaffForm } from '../ui/staff-form.tsx';
import { When } from '../ui/when.tsx';
import { RoleChoices } from './role-choices.tsx';
import { listRoleNames } from './role-names.ts';
import './members.css';

interface MemberRowProps {
  member: StaffMember;
  isMe: boolean;
  /** Creates a link for a member who has lost the password or the phone. */
  onInvite(): void;
}

export function MemberRow({ member, isMe, onInvite }: MemberRowProps) {
  const { id, name, email, roles, disabled, lastSignInAt } = member;
  const [isChoosing, setIsChoosing] = useState(false);
  const actions = useMemberActions();
  return (
    <tr className={disabled ? 'member member--disabled' : 'member'}>
      <td>
        <span className="member__who">
          <Initials name={name} />
          <span>
            <b lang={findTextLanguage(name)}>{name}</b>
            {isMe && ' (you)'} <small>{email}</small>
          </span>
        </span>
      </td>
      <td data-label="Roles">
        {isMe ? (
          listRoleNames(roles)
        ) : (
          <Button onClick={() => setIsChoosing(true)}>
            {listRoleNames(roles)}
            <span className="visually-hidden">: change the roles of {name}</span>
          </Button>
        )}
        {isChoosing && <RolesDialog member={member} onClose={() => setIsChoosing(false)} />}
      </td>
      <td data-label="Status">{describeState(member)}</td>
      <td data-label="Last sign-in">{lastSignInAt === null ? 'Never' : <When at={lastSignInAt} />}</td>
      <td>
        {!isMe && (
          <div className="records__acts">
            <Button onClick={() => actions.endSessions(member)}>End sessions</Button>
            <Button onClick={onInvite}>New link</Button>
            {disabled ? (
              <Button onClick={() => actions.enable({ id })}>Enable</Button>
            ) : (
              <Button kind="danger" onClick={() => actions.disable(member)}>
                Disable
              </Button>
            )}
          </div>
        )}
      </td>
    </tr>
  );
}

function describeState({ disabled, secondFactor }: StaffMember) {
  if (disabled) return <Badge tone="bad">Disabled</Badge>;
  return secondFactor ? <Badge tone="good">Active</Badge> : <Badge tone="new">No second factor yet</Badge>;
}

function useMemberActions() {
  const done = (text: string) => ({
    onSettled: () => queries.members.invalidate(),
    onSuccess: () => void showToast(text),
    onError: (error: unknown) => void showToast(explainError(error)),
  });
  const disable = trpc.members.disable.useMutation(done('The account is disabled.'));
  const enable = trpc.members.enable.useMutation(done('The account is enabled.'));
  const endSessions = trpc.members.endSessions.useMutation(done('The sessions have ended.'));
  return {
    enable: enable.mutate,
    disable: async ({ id, name }: StaffMember) => {
      const title = `Disable ${name}?`;
      const text =
        'All sessions and open invitations end at once. The account cannot sign in until it is enabled again.';
      if (await showDialog({ title, text, yes: 'Disable' })) disable.mutate({ id });
    },
    endSessions: async ({ id, name }: StaffMember) => {
      const title = `End all sessions of ${name}?`;
      if (
        await showDialog({
          title,
          text: 'They will have to sign in again on every device.',
          yes: 'End sessions',
        })
      )
        endSessions.mutate({ id });
    },
  };
}

/** Changes the roles of a member. */
function RolesDialog({ member, onClose }: { member: StaffMember; onClose(): void }) {
  const [roles, setRoles] = useState(member.roles);
  const set = trpc.members.setRoles.useMutation({
    onSettled: () => queries.members.invalidate(),
    onSuccess: () => {
      void showToast('The roles are changed.');
      onClose();
    },
  });
  return (
    <Modal title={`Roles of ${member.name}`} onClose={onClose}>
      <StaffForm
        name="Roles"
        action="Change roles"
        call={set}
        onSubmit={() => set.mutate({ id: member.id, roles })}
      >
        <p className="d-small muted">
          With several roles a person may do what any one of them may. It applies at once.
        </p>
        <RoleChoices roles={roles} onChange={setRoles} />
      </StaffForm>
    </Modal>
  );
}
