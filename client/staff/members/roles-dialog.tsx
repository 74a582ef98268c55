import { useState } from 'react';
import type { StaffMember } from '../../../src/contract/staff/member.ts';
import { queries, trpc } from '../calls/trpc.ts';
import { Modal } from '../ui/modal.tsx';
import { showToast } from '../ui/notices.ts';
import { StaffForm } from '../ui/staff-form.tsx';
import { RoleChoices } from './role-choices.tsx';

/** Changes the roles of a member. */
export function RolesDialog({ member, onClose }: { member: StaffMember; onClose(): void }) {
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
