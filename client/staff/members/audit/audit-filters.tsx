import { useId } from 'react';
import type { AuditFilter } from '../../../../src/contract/staff/audit.ts';
import { trpc } from '../../calls/trpc.ts';
import { languageOfText } from '../../ui/language-of-text.ts';
import { actionName } from './action-names.ts';
import '../../ui/ui.css';
import '../members.css';

interface AuditFiltersProps {
  filter: AuditFilter;
  onNarrow(changes: Partial<Record<keyof AuditFilter, string | undefined>>): void;
}

/** A selection applies at once; a typed reference on Enter or when the field loses the focus. */
export function AuditFilters({ filter, onNarrow }: AuditFiltersProps) {
  const id = useId();
  const { data: members = [] } = trpc.members.list.useQuery();
  const { data: actions = [] } = trpc.auditLog.actions.useQuery();
  const day = (name: 'from' | 'until', label: string) => (
    <div>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input
        id={`${id}-${name}`}
        type="date"
        className="small-select"
        value={filter[name] ?? ''}
        onChange={(event) => onNarrow({ [name]: event.target.value || undefined })}
      />
    </div>
  );
  const choice = (
    name: 'member' | 'action',
    label: string,
    choices: readonly (readonly [value: string, text: string])[],
  ) => (
    <div>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <select
        id={`${id}-${name}`}
        className="small-select"
        value={filter[name] ?? ''}
        onChange={(event) => onNarrow({ [name]: event.target.value || undefined })}
      >
        <option value="">Any</option>
        {choices.map(([value, text]) => (
          <option key={value} value={value} lang={languageOfText(text)}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
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
      {choice('member', 'Member', [
        ...members.map((member) => [member.id, member.name] as const),
        ['nobody', 'Not signed in'],
      ])}
      {choice(
        'action',
        'Action',
        [...new Set([...actions, ...(filter.action === undefined ? [] : [filter.action])])].map(
          (action) => [action, actionName(action)] as const,
        ),
      )}
      <div>
        <label htmlFor={`${id}-subject`}>Subject</label>
        <input
          key={filter.subject}
          id={`${id}-subject`}
          name="subject"
          type="search"
          className="small-select"
          placeholder="Full reference"
          autoComplete="off"
          defaultValue={filter.subject ?? ''}
          onBlur={({ target }) => {
            const left = target.value.trim();
            if (left !== (filter.subject ?? '')) onNarrow({ subject: left || undefined });
          }}
        />
      </div>
      {day('from', 'From')}
      {day('until', 'To')}
      <button type="submit" className="visually-hidden" tabIndex={-1}>
        Apply
      </button>
    </form>
  );
}
