import { useState } from 'react';
import type { StaffRole } from '../../../src/contract/staff/member.ts';
import { messageOf } from '../calls/failure.ts';
import { useMember } from '../calls/session.ts';
import { trpc } from '../calls/trpc.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { ScreenPage } from '../ui/screen-page.tsx';
import { Invitations } from './invitations.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberRow } from './member-row.tsx';
import '../ui/records.css';

export default function MembersScreen() {
  const me = useMember();
  const { data: members, error } = trpc.members.list.useQuery();
  const [inviting, setInviting] = useState<{ email: string; role: StaffRole; isMember: boolean }>();
  return (
    <ScreenPage
      title="Members"
      lead="People with access to the staff area. The role decides what they can see. A disabled account is signed out at once; its notes are kept."
      actions={
        <Button
          kind="main"
          icon="plus"
          onClick={() => setInviting({ email: '', role: 'sales', isMember: false })}
        >
          Invite a member
        </Button>
      }
    >
      {error && <Empty title="The members could not be loaded" text={messageOf(error)} />}
      {members && (
        <table className="records">
          <thead>
            <tr>
              <th scope="col">Member</th>
              <th scope="col">Role</th>
              <th scope="col">Status</th>
              <th scope="col">
                <span className="visually-hidden">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {members.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                isMe={member.id === me.id}
                onInvite={() => setInviting({ ...member, isMember: !member.disabled })}
              />
            ))}
          </tbody>
        </table>
      )}
      <Invitations />
      {inviting && <InviteDialog {...inviting} onClose={() => setInviting(undefined)} />}
    </ScreenPage>
  );
}
