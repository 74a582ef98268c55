import type { Doing, PresentMember } from '../../../src/contract/staff/presence.ts';
import { Note } from '../editing/note.tsx';
import { Initials } from '../ui/initials.tsx';
import { Written } from '../ui/written.tsx';
import './present-members.css';

const doingWords: Record<Doing, string> = {
  looking: 'is looking at this',
  note: 'is writing a note',
  reply: 'is writing a reply',
};

/** Who else has the item open. It is always there, so that screen readers announce who comes. */
export function PresentMembers({ others }: { others: readonly PresentMember[] }) {
  return (
    <div className="present" role="status">
      {others.length > 0 && (
        <ul>
          {others.map(({ id, name, doing }) => (
            <li key={id} data-doing={doing}>
              <Initials name={name} />
              <span>
                <b>
                  <Written text={name} />
                </b>{' '}
                {doingWords[doing]}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Warns a member whose reply is open that somebody else is writing one. */
export function OtherReply({ others }: { others: readonly PresentMember[] }) {
  const [first] = others.filter(({ doing }) => doing === 'reply');
  if (first === undefined) return null;
  return (
    <Note
      tone="warning"
      isNews
      title={
        <>
          <Written text={first.name} /> is writing a reply too
        </>
      }
    >
      <p>Please agree who answers, so that the sender does not get two answers.</p>
    </Note>
  );
}
