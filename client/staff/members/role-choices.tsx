import { useId } from 'react';
import { isOwner, normaliseRoles, type StaffRole, staffRoles } from '../../../src/contract/staff/rights.ts';
import { useFault } from '../ui/staff-form.tsx';
import { roleNames, roleTasks } from './role-names.ts';
import './members.css';

interface RoleChoicesProps {
  roles: readonly StaffRole[];
  onChange(roles: StaffRole[]): void;
}

/** The roles of one person. The owner's includes all others, so that they cannot be chosen beside it. */
export function RoleChoices({ roles, onChange }: RoleChoicesProps) {
  const id = useId();
  const fault = useFault('roles');
  const toggle = (role: StaffRole) =>
    onChange(normaliseRoles(roles.includes(role) ? roles.filter((each) => each !== role) : [...roles, role]));
  return (
    <fieldset className="role-choices" aria-describedby={fault && `${id}-fault`}>
      <legend>Roles</legend>
      {staffRoles.map((role) => (
        <label key={role} className="tick role-choices__role">
          <input
            type="checkbox"
            name="roles"
            checked={roles.includes(role)}
            disabled={isOwner(roles) && role !== 'owner'}
            aria-invalid={fault !== undefined}
            onChange={() => toggle(role)}
          />
          <span>
            <b>{roleNames[role]}</b> <small>{roleTasks[role]}</small>
          </span>
        </label>
      ))}
      {fault && (
        <p className="role-choices__fault" id={`${id}-fault`}>
          Choose at least one role.
        </p>
      )}
    </fieldset>
  );
}
