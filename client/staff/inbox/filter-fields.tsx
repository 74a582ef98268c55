import { type FormEvent, useId } from 'react';
import { inboxKinds, inboxStatuses } from '../../../src/contract/staff/inbox.ts';
import { submissionFlags } from '../../../src/contract/submission.ts';
import { useMember } from '../calls/session.ts';
import { flagNames, kindLabels, statusLabels } from './inbox-labels.ts';
import { useAssignees } from './use-assignees.ts';
import type { UseInboxAddress } from './use-inbox-address.ts';
import '../ui/small-select.css';

/**
 * Every filter of the list except the search. A selection applies at once; typed text on Enter or when the field
 * loses the focus.
 */
export function FilterFields({ address: { filter, narrow } }: { address: UseInboxAddress }) {
  const me = useMember();
  const assignees = useAssignees().map(
    ({ id, name }) => [id, id === me.id ? `${name} (you)` : name] as const,
  );
  const typed = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void narrow({ city: String(data.get('city')) || undefined, job: String(data.get('job')) || undefined });
  };
  return (
    <form className="filters" aria-label="Filters" onSubmit={typed}>
      <Choice
        label="Type"
        value={filter.kind}
        choices={inboxKinds.map((kind) => [kind, kindLabels[kind].many])}
        onPick={(kind) => narrow({ kind })}
      />
      <Choice
        label="Status"
        value={filter.status}
        choices={inboxStatuses.map((status) => [status, statusLabels[status].text])}
        onPick={(status) => narrow({ status })}
      />
      <Choice
        label="Assigned to"
        value={filter.assignee}
        choices={[...assignees, ['nobody', 'Unassigned']]}
        onPick={(assignee) => narrow({ assignee })}
      />
      <Choice
        label="Flag"
        value={filter.flag}
        choices={submissionFlags.map((flag) => [flag, flagNames[flag]])}
        onPick={(flag) => narrow({ flag })}
      />
      <Day label="From" value={filter.from} onPick={(from) => narrow({ from })} />
      <Day label="To" value={filter.until} onPick={(until) => narrow({ until })} />
      <Word label="City" name="city" value={filter.city} onLeave={(city) => narrow({ city })} />
      <Word
        label="Job"
        name="job"
        value={filter.job}
        placeholder="Job ID"
        onLeave={(job) => narrow({ job })}
      />
      <button type="submit" className="visually-hidden" tabIndex={-1}>
        Apply
      </button>
    </form>
  );
}

interface Field {
  label: string;
  value: string | undefined;
}

interface ChoiceProps extends Field {
  choices: readonly (readonly [value: string, text: string])[];
  onPick(value: string | undefined): void;
}

function Choice({ label, value = '', choices, onPick }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="small-select"
        value={value}
        onChange={(event) => onPick(event.target.value || undefined)}
      >
        <option value="">Any</option>
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

function Day({ label, value = '', onPick }: Field & { onPick(day: string | undefined): void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="small-select"
        type="date"
        value={value}
        onChange={(event) => onPick(event.target.value || undefined)}
      />
    </div>
  );
}

interface WordProps extends Field {
  name: string;
  placeholder?: string;
  onLeave(value: string | undefined): void;
}

function Word({ label, name, value = '', placeholder, onLeave }: WordProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        key={value}
        id={id}
        className="small-select"
        type="text"
        name={name}
        placeholder={placeholder}
        autoComplete="off"
        defaultValue={value}
        onBlur={({ target }) => {
          const left = target.value.trim();
          if (left !== value) onLeave(left || undefined);
        }}
      />
    </div>
  );
}
