import type { SectionOf } from '../../../../src/content/schema/page.ts';
import { useDocument } from '../../page-data/page-words.ts';
import { useSite } from '../../page-data/site-context.tsx';
import type { SectionPlace } from './section-frame.tsx';
import { TableSectionView } from './table-section.tsx';

/** The licences of the company as a table: state, number, last day, and area. */
export function LicencesSectionView({
  section,
  ...place
}: { section: SectionOf<'licences'> } & SectionPlace) {
  const { locale } = useSite();
  const { licences } = useDocument('presence');
  const rows = licences.map(({ state, number, validTo, area, shortArea = area }) => [
    state,
    number,
    longDay(validTo, locale),
    shortArea,
  ]);
  return <TableSectionView section={{ ...section, type: 'table', rows }} {...place} />;
}

/** A day such as 2028-07-31 in words. The draft of an editor may hold anything, which is shown as it is. */
function longDay(day: string, locale: string): string {
  const date = new Date(day);
  return Number.isNaN(date.getTime())
    ? day
    : date.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}
