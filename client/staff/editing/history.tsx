import type { ContentEvent } from '../../../src/contract/staff/content.ts';
import { findTextLanguage } from '../ui/find-text-language.ts';
import { ScreenSection } from '../ui/screen-page.tsx';
import { When } from '../ui/when.tsx';
import './editing.css';

/**
 * Lists what was done to an item and by whom, newest first. `descriptions` gives the text of each action, which follows the
 * member's name.
 */
export function History({
  events,
  descriptions,
}: {
  events: readonly ContentEvent[];
  descriptions: Record<string, (detail: string) => string>;
}) {
  if (events.length === 0) return null;
  return (
    <ScreenSection title="History">
      <ol className="history">
        {events.map(({ at, member, action, detail }) => (
          <li key={`${at} ${action}`}>
            <p>
              {member === null ? '' : <b lang={findTextLanguage(member)}>{member} </b>}
              {descriptions[action]?.(detail) ?? action}
            </p>
            <span className="muted d-small">
              <When at={at} full />
            </span>
          </li>
        ))}
      </ol>
    </ScreenSection>
  );
}
