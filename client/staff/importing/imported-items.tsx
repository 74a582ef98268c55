import { Link } from '@tanstack/react-router';
import type { FoundKind, OpenedImport } from '../../../src/contract/staff/moving-in.ts';
import { ScreenSection } from '../ui/screen-page.tsx';
import { countText } from './import-words.ts';

/** The screen where what was made is looked after, and what is left to do there. */
const places: Partial<Record<FoundKind, { to: '/site' | '/blogs' | '/jobs' | '/inbox'; next: string }>> = {
  page: { to: '/site', next: 'They are drafts until you publish them.' },
  blog: { to: '/blogs', next: 'They have their own dates; what was public there is public here.' },
  job: { to: '/jobs', next: 'Open ones are public; filled and lapsed ones are closed.' },
  submission: { to: '/inbox', next: 'They are marked as imported, at their own dates.' },
  picture: {
    to: '/site',
    next: 'They are in the library of pictures. Say what those show that have no description.',
  },
  menu: { to: '/site', next: 'They are part of the draft of the menus until you publish it.' },
  translations: { to: '/site', next: 'They are drafts until you publish them.' },
};

/** Leads to what an import has made. */
export function ImportedItems({ opened: { state, counts } }: { opened: OpenedImport }) {
  if (state !== 'done' && state !== 'stopped') return null;
  const made = new Map<FoundKind, number>();
  for (const { kind, act, done } of counts)
    if (kind !== null && done > 0 && (act === 'make' || act === 'change'))
      made.set(kind, (made.get(kind) ?? 0) + done);
  if (made.size === 0) return null;
  return (
    <ScreenSection title="What came over">
      <ul className="moving-made">
        {[...made].map(([kind, count]) => {
          const place = places[kind];
          const text = countText(kind, count);
          return (
            <li key={kind}>
              {place ? (
                <Link className="records__link" to={place.to}>
                  {text}
                </Link>
              ) : (
                <b>{text}</b>
              )}
              <span className="muted">{place?.next ?? 'They lead to the new places.'}</span>
            </li>
          );
        })}
      </ul>
    </ScreenSection>
  );
}
