import { useState } from 'react';
import {
  MAX_REASONS,
  OTHER_REASON,
  type ReasonList,
  type ReasonSubject,
  reasonsOfRelease,
} from '../../../../src/contract/staff/reasons.ts';
import { queries, trpc } from '../../calls/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/notices.ts';
import { StaffForm } from '../../ui/staff-form.tsx';
import { TextAreaInput } from '../../ui/text-input.tsx';

interface ReasonsFormProps {
  what: ReasonSubject;
  title: string;
  list: ReasonList;
}

/** One reason on each line. What is loaded later does not replace what is being edited; the server refuses to save over it. */
export function ReasonsForm({ what, title, list }: ReasonsFormProps) {
  const [version, setVersion] = useState(list.version);
  const [text, setText] = useState(list.reasons.join('\n'));
  const save = trpc.reasons.save.useMutation({
    onSuccess: (lists, { reasons }) => {
      queries.reasons.list.setData(undefined, lists);
      const saved = lists[what];
      if (saved === undefined) return;
      setVersion(saved.version);
      if (reasons === null) setText(saved.reasons.join('\n'));
      void showToast('The reasons were saved.');
    },
  });
  const reasons = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isUsual = reasons.join('\n') === reasonsOfRelease[what].join('\n');
  const asksForNote = what === 'won' || what === 'lost';
  return (
    <StaffForm
      name={title}
      action="Save"
      call={save}
      onSubmit={() => save.mutate({ what, version, reasons })}
      aside={
        !isUsual && (
          <Button icon="undo" onClick={() => save.mutate({ what, version, reasons: null })}>
            Back to the standard
          </Button>
        )
      }
    >
      <TextAreaInput
        label="Reasons"
        name="reasons"
        rows={7}
        hint={`One on each line, at most ${MAX_REASONS}, in the order in which they are offered.${
          asksForNote ? ` “${OTHER_REASON}” is always offered last, and asks for a note.` : ''
        }`}
        value={text}
        onType={setText}
      />
    </StaffForm>
  );
}
