import { type StaffMember, type StaffRole, staffRoles } from '../../../src/contract/staff/member.ts';
import { messageOf } from '../calls/failure.ts';
import { queries, trpc } from '../calls/trpc.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Initials } from '../ui/initials.tsx';
import { languageOfText } from '../ui/language-of-text.ts';
import { showDialog, showToast } from '../ui/notices.ts';
import { roleNames } from './role-names.ts';
import '../ui/small-select.css';
import './member-row.css';

interface MemberRowProps {
  member: StaffMember;
  isMe: boolean;
  /** Creates a link for a member who has lost the password or the phone. */
  onInvite(): void;
}

export function MemberRow({ member, isMe, onInvite }: MemberRowProps) {
  const { id, name, email, role, disabled } = member;
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
      <td data-label="Role">
        <select
          className="small-select"
          aria-label={`Role of ${name}`}
          value={role}
          disabled={isMe}
          onChange={(event) => actions.setRole(member, event.target.value as StaffRole)}
        >
          {staffRoles.map((each) => (
            <option key={each} value={each}>
              {roleNames[each]}
            </option>
          ))}
        </select>
      </td>
      <td data-label="Status">{stateOf(member)}</td>
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
  const setRole = trpc.members.setRole.useMutation(done('The role is changed.'));
  const disable = trpc.members.disable.useMutation(done('The account is disabled.'));
  const enable = trpc.members.enable.useMutation(done('The account is enabled.'));
  const endSessions = trpc.members.endSessions.useMutation(done('The sessions have ended.'));
  return {
    enable: enable.mutate,
    setRole: async ({ id, name }: StaffMember, role: StaffRole) => {
      const title = `Change the role of ${name} to ${roleNames[role]}?`;
      const text = 'They will see only what this role can access.';
      if (await showDialog({ title, text, yes: 'Change role' })) setRole.mutate({ id, role });
    },
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
