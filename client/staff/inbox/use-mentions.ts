import { type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { MENTION_SIGN, type Mentionable } from '../../../src/contract/staff/mentions.ts';
import { useMember } from '../calls/session.ts';
import { trpc } from '../calls/trpc.ts';

const MOST_OFFERED = 8;
const LONGEST_BEGINNING = 40;
/** The sign after a space, a bracket or at the start of a line, and what was typed of a name since. */
const BEGUN = new RegExp(
  `(?:^|[\\s(])${MENTION_SIGN}([\\p{L}\\p{M}\\p{N}.'’ -]{0,${LONGEST_BEGINNING}})$`,
  'u',
);

interface Begun {
  /** Where the sign stands. */
  start: number;
  beginning: string;
}

/** Offers the members whose names a member begins to type after an @. The arrow keys choose, Enter or Tab takes. */
export function useMentions(reference: string, setText: (text: string) => void) {
  const me = useMember();
  const [begun, setBegun] = useState<Begun>();
  const [active, setActive] = useState(0);
  const id = useId();
  const { data = [] } = trpc.inbox.listMentionable.useQuery(
    { reference },
    { enabled: begun !== undefined, staleTime: 60_000 },
  );
  const offered =
    begun === undefined
      ? []
      : data
          .filter((member) => member.id !== me.id && beginsWith(member, begun.beginning))
          .slice(0, MOST_OFFERED);
  const activeIndex = Math.min(active, offered.length - 1);

  const look = (field: HTMLTextAreaElement) => {
    const before = field.value.slice(0, field.selectionStart);
    const [, beginning] = (field.selectionStart === field.selectionEnd && BEGUN.exec(before)) || [];
    setActive(0);
    setBegun(
      beginning === undefined ? undefined : { start: before.length - beginning.length - 1, beginning },
    );
  };
  const take = (field: HTMLTextAreaElement, { name }: Mentionable) => {
    if (begun === undefined) return;
    const until = begun.start + 1 + begun.beginning.length;
    const inserted = `${MENTION_SIGN}${name} `;
    const text = field.value.slice(0, begun.start) + inserted + field.value.slice(until);
    if (field.maxLength >= 0 && text.length > field.maxLength) return setBegun(undefined);
    // At once, or the next letters would be typed before the caret has moved.
    flushSync(() => {
      setText(text);
      setBegun(undefined);
    });
    const caret = begun.start + inserted.length;
    field.focus();
    field.setSelectionRange(caret, caret);
  };
  /** @returns whether the key was for the offered names. */
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    const chosen = offered[activeIndex];
    if (chosen === undefined || event.ctrlKey || event.metaKey || event.altKey) return false;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined) setActive((activeIndex + by + offered.length) % offered.length);
    else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey))
      take(event.currentTarget, chosen);
    else if (event.key === 'Escape') setBegun(undefined);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return {
    offered,
    activeIndex,
    look,
    take,
    onKey,
    close: () => setBegun(undefined),
    listId: id,
    /** For the text field. */
    field: {
      'aria-autocomplete': 'list' as const,
      ...(offered.length > 0 && { 'aria-controls': id, 'aria-activedescendant': `${id}-${activeIndex}` }),
    },
  };
}

/** Any part of the name may be typed, such as the surname. */
function beginsWith({ name }: Mentionable, beginning: string): boolean {
  const typed = beginning.toLocaleLowerCase('en');
  const lower = name.toLocaleLowerCase('en');
  return lower.startsWith(typed) || lower.includes(` ${typed}`);
}
