import { useState } from 'react';
import { FOLLOW_UP_CLOCK, instantInIndia, offeredDays } from '../../../src/contract/staff/follow-up.ts';
import { clockInIndia } from '../../../src/time-in-india.ts';
import { Menu } from '../ui/menu.tsx';
import { StaffIcon } from '../ui/staff-icon.tsx';
import { FollowUpDialog } from './follow-up-dialog.tsx';
import { isFollowUpDue } from './follow-up-mark.tsx';

interface FollowUpMenuProps {
  id: string;
  /** When the item comes back; null if no follow-up is set. */
  at: string | null;
  /** Whether a follow-up can be removed though it is not known whether there is one, as of a selection. */
  mayRemove?: boolean;
  isAtFoot?: boolean;
  /** Null for no follow-up. */
  onPick(at: Date | null): void;
}

const CHOOSE = 'choose';
const REMOVE = 'remove';
const weekday = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Sets when the item comes back, changes or removes that. */
export function FollowUpMenu({ id, at, mayRemove = false, isAtFoot = false, onPick }: FollowUpMenuProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const isDue = isFollowUpDue(at);
  const pick = (value: string) => {
    if (value === CHOOSE) return setIsChoosing(true);
    onPick(value === REMOVE ? null : (instantInIndia(value, FOLLOW_UP_CLOCK) ?? null));
  };
  return (
    <>
      <Menu
        id={id}
        label="Follow-up"
        isAtFoot={isAtFoot}
        button={
          <span className={isDue ? 'follow-up-set follow-up-set--due' : 'follow-up-set'}>
            <StaffIcon name="clock" />{' '}
            {at === null ? 'Follow up' : isDue ? 'Due now' : clockInIndia(new Date(at))}
          </span>
        }
        items={[
          ...offeredDays(new Date()).map(({ text, day }) => ({
            value: day,
            text: (
              <span className="follow-up-choice">
                {text} <span className="muted">{`${weekday.format(new Date(day))}, ${FOLLOW_UP_CLOCK}`}</span>
              </span>
            ),
            isChosen: false,
          })),
          { value: CHOOSE, text: 'Choose day and time' },
          ...(at === null && !mayRemove
            ? []
            : [{ value: REMOVE, text: isDue ? 'Done, remove it' : 'Remove the follow-up' }]),
        ].filter(({ value }, index, all) => all.findIndex((each) => each.value === value) === index)}
        onPick={pick}
      />
      {isChoosing && (
        <FollowUpDialog
          at={at}
          onPick={(chosen) => {
            setIsChoosing(false);
            onPick(chosen);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  );
}
