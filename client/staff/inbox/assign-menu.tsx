import type { Assignee } from '../../../src/contract/staff/inbox.ts';
import { Initials } from '../ui/initials.tsx';
import { Menu } from '../ui/menu.tsx';
import { useAssignees } from './use-assignees.ts';

interface AssignMenuProps {
  id?: string;
  /** The current assignee; undefined when the menu is for several items. */
  assignee?: Assignee | null;
  isAtFoot?: boolean;
  onPick(assignee: Assignee | null): void;
}

export function AssignMenu({ id, assignee, isAtFoot = false, onPick }: AssignMenuProps) {
  const assignees = useAssignees();
  return (
    <Menu
      {...(id !== undefined && { id })}
      label="Assigned to"
      isAtFoot={isAtFoot}
      button={assignee ? <Person {...assignee} /> : assignee === null ? 'Unassigned' : 'Assign to'}
      items={[
        ...assignees.map((each) => ({
          value: each.id,
          text: <Person {...each} />,
          isChosen: each.id === assignee?.id,
        })),
        { value: '', text: 'Unassigned', isChosen: assignee === null },
      ]}
      onPick={(id) => onPick(assignees.find((each) => each.id === id) ?? null)}
    />
  );
}

function Person({ name }: { name: string }) {
  return (
    <span className="assignee">
      <Initials name={name} /> {name}
    </span>
  );
}
