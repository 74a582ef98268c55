import { findMentions } from '../../../src/contract/staff/mentions.ts';
import { useAssignees } from './use-assignees.ts';
import './item.css';

/** The text of a note, with the names of mentioned members set off. */
export function NoteText({ text }: { text: string }) {
  const mentions = findMentions(text, useAssignees());
  if (mentions.length === 0) return text;
  return mentions.map(({ start, end }, index) => (
    <span key={start}>
      {text.slice(mentions[index - 1]?.end ?? 0, start)}
      <span className="mention">{text.slice(start, end)}</span>
      {index === mentions.length - 1 && text.slice(end)}
    </span>
  ));
}
