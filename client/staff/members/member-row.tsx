import { useState } from 'react';
import type { StaffMember } from '../../../src/contract/staff/member.ts';
import { messageOf } from '../calls/failure.ts';
import { queries, trpc } from '../calls/trpc.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Initials } from '../ui/initials.tsx';
import { languageOfText } from '../ui/language-of-text.ts';
import { showDialog, showToast } from '../ui/notices.ts';
import { When } from '../ui/when.tsx';
import { namesOf } from './role-names.ts';
import { RolesDialog } from './roles-dialog.tsx';
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
            <b lang={languageOfText(name)}>{name}</b>
            {isMe && ' (you)'} <small>{email}</small>
          </span>
        </span>
      </td>
      <td data-label="Roles">
        {isMe ? (
          namesOf(roles)
        ) : (
          <Button onClick={() => setIsChoosing(true)}>
            {namesOf(roles)}
            <span className="visually-hidden">: change the roles of {name}</span>
          </Button>
        )}
        {isChoosing && <RolesDialog member={member} onClose={() => setIsChoosing(false)} />}
      </td>
      <td data-label="Status">{stateOf(member)}</td>
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

function stateOf({ disabled, secondFactor }: StaffMember) {
  if (disabled) return <Badge tone="bad">Disabled</Badge>;
  return secondFactor ? <Badge tone="good">Active</Badge> : <Badge tone="new">No second factor yet</Badge>;
}

function useMemberActions() {
  const done = (text: string) => ({
    onSettled: () => queries.members.invalidate(),
    onSuccess: () => void showToast(text),
    onError: (error: unknown) => void showToast(messageOf(error)),
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
