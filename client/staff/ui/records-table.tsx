import type { ComponentProps } from 'react';
import './records.css';

/** The title of a column, or its title with a class of its own, or one that only screen readers have. */
type Column = string | { title: string; className?: string; isHidden?: boolean };

interface RecordsTableProps extends ComponentProps<'table'> {
  columns: readonly Column[];
}

/** A table of records, which a phone shows one below the other. The children are its rows. */
export function RecordsTable({ columns, className, children, ...table }: RecordsTableProps) {
  return (
    <table className={className === undefined ? 'table records' : `table records ${className}`} {...table}>
      <thead>
        <tr>
          {columns
            .map(
              (column): Exclude<Column, string> => (typeof column === 'string' ? { title: column } : column),
            )
            .map(({ title, className, isHidden }) => (
              <th key={title} scope="col" className={className}>
                {isHidden ? <span className="visually-hidden">{title}</span> : title}
              </th>
            ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
