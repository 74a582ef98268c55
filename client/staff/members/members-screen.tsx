import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { StaffRole } from '../../../src/contract/staff/rights.ts';
import { explainError } from '../calls/failure.ts';
import { useMember } from '../calls/session.ts';
import { trpc } from '../calls/trpc.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { RecordsTable } from '../ui/records-table.tsx';
import { ScreenPage } from '../ui/screen-page.tsx';
import { Invitations } from './invitations.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberRow } from './member-row.tsx';
import '../ui/records.css';

export default function MembersScreen() {
  const me = useMember();
  const { data: members, error } = trpc.members.list.useQuery();
  const [inviting, setInviting] = useState<{
    email: string;
    roles: readonly StaffRole[];
    isMember: boolean;
  }>();
  return (
    <ScreenPage
      title="Members"
      lead="People with access to the staff area. Their roles decide what they can see. A disabled account is signed out at once; its notes are kept."
      actions={
        <>
          <Link className="btn btn--plain" to="/rights">
            What each role may do
          </Link>
          <Button
            kind="main"
            icon="plus"
            onClick={() => setInviting({ email: '', roles: ['sales'], isMember: false })}
          >
            Invite a member
          </Button>
        </>
      }
    >
      {error && <Empty title="The members could not be loaded" text={explainError(error)} />}
      {members && (
        <RecordsTable
          columns={['Member', 'Roles', 'Status', 'Last sign-in', { title: 'Actions', isHidden: true }]}
        >
          {members.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              isMe={member.id === me.id}
              onInvite={() => setInviting({ ...member, isMember: !member.disabled })}
            />
          ))}
        </RecordsTable>
      )}
      <Invitations />
      {inviting && <InviteDialog {...inviting} onClose={() => setInviting(undefined)} />}
    </ScreenPage>
  );
}
