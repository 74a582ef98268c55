import type { InboxEntry } from '../../../src/contract/staff/inbox.ts';
import { languageOfText } from '../ui/language-of-text.ts';
import { useColumns } from './columns/use-columns.ts';
import { kindLabels } from './inbox-labels.ts';

/** The line below the name: the details that the member has chosen, in their order. */
export function RowDetails({ entry }: { entry: InboxEntry }) {
  const columns = useColumns('inbox');
  const { one } = kindLabels[entry.kind];
  const details = {
    about: entry.about || one,
    kind: one,
    city: entry.city,
    reference: entry.reference,
    assignee: entry.assignee === null ? '' : `Assigned to ${entry.assignee.name}`,
    reason: entry.stageReason,
  };
  const shown = columns
    .map((column) => ({ column, text: details[column] }))
    .filter(({ text }) => text !== '');
  return (
    <span className="inbox-row__about">
      {shown.map(({ column, text }, index) => (
        <span key={column}>
          {index > 0 && ' · '}
          <span lang={languageOfText(text)}>{text}</span>
        </span>
      ))}
    </span>
  );
}
