import type { FormEvent } from 'react';
import { endedKinds } from '../../../src/contract/staff/hiring-stages.ts';
import { inboxKinds, inboxStatuses } from '../../../src/contract/staff/inbox.ts';
import { submissionFlags } from '../../../src/contract/submission.ts';
import { nameInEnglish, translated } from '../../../src/languages.ts';
import { useMay, useMember } from '../calls/session.ts';
import { FilterChoice, FilterDay, FilterWord } from '../ui/filter-inputs.tsx';
import { useStages } from './applicants/use-stages.ts';
import { flagNames, kindLabels, statusLabels } from './inbox-labels.ts';
import { useAssignees } from './use-assignees.ts';
import type { UseInboxAddress } from './use-inbox-address.ts';

/**
 * Every filter of the list except the search. A selection applies at once; typed text on Enter or when the field
 * loses the focus.
 */
export function FilterFields({ address: { filter, narrow } }: { address: UseInboxAddress }) {
  const me = useMember();
  const may = useMay();
  const assignees = useAssignees().map(
    ({ id, name }) => [id, id === me.id ? `${name} (you)` : name] as const,
  );
  const stages = useStages();
  // The list of open items has none of these.
  const isEnded = (stage: string | undefined) =>
    stages.some(({ id, kind }) => id === stage && endedKinds.includes(kind));
  const typed = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void narrow({ city: String(data.get('city')) || undefined, job: String(data.get('job')) || undefined });
  };
  return (
    <form className="filters" aria-label="Filters" onSubmit={typed}>
      <FilterChoice
        label="Type"
        value={filter.kind}
        choices={inboxKinds.map((kind) => [kind, kindLabels[kind].many])}
        onPick={(kind) => narrow({ kind })}
      />
      <FilterChoice
        label="Status"
        value={filter.status}
        choices={inboxStatuses.map((status) => [status, statusLabels[status].text])}
        onPick={(status) => narrow({ status })}
      />
      {may('readApplicants') && (
        <FilterChoice
          label="Stage"
          value={filter.stage}
          choices={stages.map(({ id, name }) => [id, name])}
          onPick={(stage) => narrow({ stage, ...(isEnded(stage) && { view: 'inbox' }) })}
        />
      )}
      <FilterChoice
        label="Assigned to"
        value={filter.assignee}
        choices={[...assignees, ['nobody', 'Unassigned']]}
        onPick={(assignee) => narrow({ assignee })}
      />
      <FilterChoice
        label="Follow-up"
        value={filter.followUp}
        choices={[
          ['all', 'Any, due or not'],
          ...assignees.map(([id, name]) => [id, `Due for ${name}`] as const),
        ]}
        onPick={(followUp) => narrow({ followUp })}
      />
      <FilterChoice
        label="Flag"
        value={filter.flag}
        choices={submissionFlags.map((flag) => [flag, flagNames[flag]])}
        onPick={(flag) => narrow({ flag })}
      />
      <FilterChoice
        label="Language"
        value={filter.locale}
        choices={translated.map(({ locale }) => [locale, nameInEnglish(locale)])}
        onPick={(locale) => narrow({ locale })}
      />
      <FilterDay label="From" value={filter.from} onPick={(from) => narrow({ from })} />
      <FilterDay label="To" value={filter.until} onPick={(until) => narrow({ until })} />
      <FilterWord label="City" name="city" value={filter.city} onLeave={(city) => narrow({ city })} />
      <FilterWord
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
