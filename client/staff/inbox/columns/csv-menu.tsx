import {
  type Column,
  type ColumnList,
  type CsvColumn,
  csvColumnsOf,
} from '../../../../src/contract/staff/columns.ts';
import { Menu } from '../../ui/menu.tsx';
import { StaffIcon } from '../../ui/staff-icon.tsx';
import { useColumns } from './use-columns.ts';

interface CsvMenuProps {
  list: ColumnList;
  /** @param columns undefined for all. */
  onPick(columns: CsvColumn[] | undefined): void;
}

/** Exports the selection with the columns that the member sees, or with all. */
export function CsvMenu({ list, onPick }: CsvMenuProps) {
  const chosen = useColumns(list) as readonly Column<typeof list>[];
  return (
    <Menu
      label="CSV of the selection"
      isAtFoot
      isPlain
      button={<StaffIcon name="download" />}
      items={[
        {
          value: 'shown',
          text: list === 'inbox' ? 'With the details shown here' : 'With the columns shown here',
        },
        { value: 'all', text: 'With all columns' },
      ]}
      onPick={(value) => onPick(value === 'all' ? undefined : csvColumnsOf(list, chosen))}
    />
  );
}
