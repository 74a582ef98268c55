import type { AuditFilter } from '../../../../src/contract/staff/audit.ts';
import { trpc } from '../../calls/trpc.ts';
import { FilterChoice, FilterDay, FilterWord } from '../../ui/filter-inputs.tsx';
import { actionName } from './action-names.ts';
import '../../ui/ui.css';
import '../members.css';

interface AuditFiltersProps {
  filter: AuditFilter;
  onNarrow(changes: Partial<Record<keyof AuditFilter, string | undefined>>): void;
}

/** A selection applies at once; a typed reference on Enter or when the field loses the focus. */
export function AuditFilters({ filter, onNarrow }: AuditFiltersProps) {
  const { data: members = [] } = trpc.members.list.useQuery();
  const { data: actions = [] } = trpc.auditLog.actions.useQuery();
  return (
    <form
      className="audit-filters"
      aria-label="Filters"
      onSubmit={(event) => {
        event.preventDefault();
        const subject = new FormData(event.currentTarget).get('subject');
        onNarrow({ subject: String(subject).trim() || undefined });
      }}
    >
      <FilterChoice
        label="Member"
        value={filter.member}
        choices={[...members.map(({ id, name }) => [id, name] as const), ['nobody', 'Not signed in']]}
        onPick={(member) => onNarrow({ member })}
      />
      <FilterChoice
        label="Action"
        value={filter.action}
        choices={[...new Set([...actions, ...(filter.action === undefined ? [] : [filter.action])])].map(
          (action) => [action, actionName(action)],
        )}
        onPick={(action) => onNarrow({ action })}
      />
      <FilterWord
        label="Subject"
        name="subject"
        placeholder="Full reference"
        value={filter.subject}
        onLeave={(subject) => onNarrow({ subject })}
      />
      <FilterDay label="From" value={filter.from} onPick={(from) => onNarrow({ from })} />
      <FilterDay label="To" value={filter.until} onPick={(until) => onNarrow({ until })} />
      <button type="submit" className="visually-hidden" tabIndex={-1}>
        Apply
      </button>
    </form>
  );
}
