import type { RefObject } from 'react';
import { Initials } from '../ui/initials.tsx';
import { Written } from '../ui/written.tsx';
import type { useMentions } from './use-mentions.ts';
import './item.css';

interface MentionListProps {
  mentions: ReturnType<typeof useMentions>;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The names that are offered for a mention. The focus stays in the text. */
export function MentionList({ mentions: { offered, activeIndex, listId, take }, field }: MentionListProps) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {offered.length > 0 &&
          `${offered.length} ${offered.length === 1 ? 'colleague' : 'colleagues'} to mention. Use the arrow keys and Enter.`}
      </p>
      {offered.length > 0 && (
        <div className="mention-list" role="listbox" id={listId} aria-label="Mention a colleague">
          {offered.map((member, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text, which names the active choice
            <div
              key={member.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === activeIndex}
              onPointerDown={(event) => {
                event.preventDefault();
                if (field.current) take(field.current, member);
              }}
            >
              <Initials name={member.name} />
              <Written text={member.name} />
            </div>
          ))}
        </div>
      )}
    </>
  );
}
