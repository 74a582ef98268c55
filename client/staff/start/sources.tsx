import { Link } from '@tanstack/react-router';
import { groupDigits } from '../../../src/content/group-digits.ts';
import { SOURCE_DAYS, type StartFigures } from '../../../src/contract/staff/start.ts';
import { nameInEnglish } from '../../../src/languages.ts';
import { inboxSearch } from '../inbox/inbox-address.ts';
import { Bar } from './bar.tsx';
import { daysBefore } from './days.ts';
import { kindInks } from './inks.tsx';
import { Panel } from './panel.tsx';

type Inbox = NonNullable<StartFigures['inbox']>;
type Source = Inbox['sources'][number];

const pages: Record<Source['kind'], string> = {
  contact: 'Call-back form',
  quotation: 'Quotation form',
  application: 'Application form',
};
const doors: Record<Source['door'], string> = { site: 'Website', legacy: 'Older app', import: 'Imported' };

interface SourcesProps extends Pick<Inbox, 'sources' | 'languages'> {
  today: string;
}

/** From which form, and by which way, submissions came. */
export function Sources({ sources, languages, today }: SourcesProps) {
  const span = { view: 'inbox', from: daysBefore(today, SOURCE_DAYS - 1), until: today } as const;
  const most = Math.max(1, ...sources.map(({ count }) => count));
  return (
    <Panel title="Where they come from" lead={`The last ${SOURCE_DAYS} days, by form and way in`}>
      {sources.length === 0 && <p className="muted">Nothing came in these days.</p>}
      <table className="bars">
        <caption className="visually-hidden">Submissions by form and way in</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Form and way in</th>
            <th scope="col">Submissions</th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ kind, door, count }) => (
            <tr key={`${kind} ${door}`}>
              <th scope="row">
                {pages[kind]} <small>{doors[door]}</small>
                <Bar parts={[{ ink: kindInks[kind], count }]} most={most} />
              </th>
              <td>
                <Link to="/inbox" search={{ ...span, kind, door }}>
                  {groupDigits(count)}
                </Link>
              </td>
            </tr>
          ))}
          {languages.map(({ locale, count }) => (
            <tr key={locale} className="bars__aside">
              <th scope="row">{`Of these, in ${nameInEnglish(locale)}`}</th>
              <td>
                <Link to="/inbox" search={{ ...span, locale: inboxSearch.shape.locale.parse(locale) }}>
                  {groupDigits(count)}
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
