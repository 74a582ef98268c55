import { groupDigits } from '../../../src/content/group-digits.ts';
import { MAX_MATCHING } from '../../../src/contract/staff/inbox.ts';
import { Button } from '../ui/button.tsx';
import type { UseMatching } from './use-matching.ts';
import './inbox.css';

interface MatchingNoteProps {
  /** How many match, once that is known. */
  found: Count | undefined;
  matching: UseMatching;
  /** How many are selected of those that are loaded. */
  selected: number;
  onClear(): void;
}

/** Above the list, once all that is loaded is selected: offers the rest, and says how much is selected. */
export function MatchingNote({ found, matching, selected, onClear }: MatchingNoteProps) {
  const { selection, loaded } = matching;
  if (selection)
    return (
      <p className="matching-note" role="status">
        {selection.isCut
          ? `The newest ${groupDigits(selection.items.length)} that match are selected; more cannot be changed at once.`
          : `All ${groupDigits(selection.items.length)} that match are selected.`}{' '}
        <Button kind="plain" onClick={onClear}>
          Clear selection
        </Button>
      </p>
    );
  return (
    <p className="matching-note" role="status">
      {`The ${groupDigits(selected)} loaded items are selected.`}{' '}
      <Button kind="plain" isBusy={loaded !== undefined} onClick={matching.select}>
        {loaded === undefined
          ? selectText(found)
          : `Selecting: ${groupDigits(loaded)}${found ? ` of ${countText(found)}` : ''}`}
      </Button>
    </p>
  );
}

export interface Count {
  count: number;
  isMore: boolean;
}

function selectText(found: Count | undefined): string {
  if (found === undefined) return 'Select all that match';
  return found.isMore
    ? `Select the newest ${groupDigits(MAX_MATCHING)} that match`
    : `Select all ${countText(found)} that match`;
}

const countText = ({ count, isMore }: Count) => (isMore ? `over ${groupDigits(count)}` : groupDigits(count));
