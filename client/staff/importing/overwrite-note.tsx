import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { groupDigits } from '../../../src/content/group-digits.ts';
import type { OpenedImport } from '../../../src/contract/staff/moving-in.ts';
import { Note } from '../editing/note.tsx';
import { Button } from '../ui/button.tsx';
import { CallState } from '../ui/call-state.tsx';
import { sumCounts } from './import-words.ts';
import { listAskLines } from './moving-in-calls.ts';

interface AskedNoteProps {
  opened: OpenedImport;
  overwrite: ReadonlySet<number>;
  onChange(overwrite: ReadonlySet<number>): void;
}

/** An item that was edited here since an earlier import is left alone, unless somebody decides otherwise. */
export function OverwriteNote({ opened: { id, counts }, overwrite, onChange }: AskedNoteProps) {
  const navigate = useNavigate();
  const all = useMutation({
    mutationFn: () => listAskLines(id),
    onSuccess: (lines) => onChange(new Set(lines)),
  });
  const asked = sumCounts(counts, 'items', 'ask');
  if (asked === 0) return null;
  return (
    <Note
      tone="warning"
      title={
        asked === 1
          ? '1 item was edited here since it came over.'
          : `${groupDigits(asked)} items were edited here since they came over.`
      }
      actions={
        <>
          <Button
            onClick={() =>
              void navigate({
                to: '/moving-in/$id',
                params: { id: String(id) },
                search: { act: 'ask' },
                replace: true,
                resetScroll: false,
              })
            }
          >
            Show them
          </Button>
          <Button isBusy={all.isPending} onClick={() => all.mutate()}>
            Overwrite all
          </Button>
          {overwrite.size > 0 && <Button onClick={() => onChange(new Set())}>Overwrite none</Button>}
        </>
      }
    >
      <p role="status">
        {overwrite.size === 0
          ? 'They stay as they are here. Tick those that the file may overwrite.'
          : `${groupDigits(overwrite.size)} of them will be overwritten, and what was edited in them is lost.`}
      </p>
      <CallState call={all} />
    </Note>
  );
}
